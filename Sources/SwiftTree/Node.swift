// What the parser leaves behind: one flat array of these, children before parents, so that a subtree is one run of it.

/// The kind of a node. The names are those of the toolchain's own syntax library, so that the two can be laid side by
/// side; lists and items of lists have no node of their own here: they are the children.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  case sourceFile
  /// Tokens that no rule of the grammar took. Always an error.
  case unknown
  /// The body of an `#if` branch that this compiler never parses: `#if swift(>=99)`. No error.
  case unparsed

  // Declarations
  case accessorDecl, actorDecl, associatedTypeDecl, classDecl, deinitializerDecl, editorPlaceholderDecl, enumCaseDecl
  case enumDecl, extensionDecl, functionDecl, ifConfigDecl, importDecl, initializerDecl, macroDecl, macroExpansionDecl
  case operatorDecl, poundSourceLocation, precedenceGroupDecl, protocolDecl, structDecl, subscriptDecl
  case typeAliasDecl, usingDecl, variableDecl

  // Parts of declarations
  case accessorBlock, accessorEffectSpecifiers, accessorParameters, attribute, codeBlock, declModifier, enumCaseElement
  case enumCaseParameter, enumCaseParameterClause, functionEffectSpecifiers, functionParameter
  case functionParameterClause, functionSignature, genericParameter, genericParameterClause, genericRequirement
  case genericWhereClause, ifConfigClause, inheritanceClause, inheritedType, initializerClause, memberBlock
  case patternBinding, primaryAssociatedTypeClause, returnClause, throwsClause, typeAnnotation
  case typeInitializerClause, importPath, precedenceGroupAttribute

  // Statements
  case breakStmt, continueStmt, deferStmt, discardStmt, doStmt, expressionStmt, fallThroughStmt, forStmt, guardStmt
  case labeledStmt, repeatStmt, returnStmt, thenStmt, throwStmt, whileStmt, yieldStmt

  // Parts of statements
  case availabilityArgument, availabilityCondition, catchClause, catchItem, conditionElement
  case matchingPatternCondition, optionalBindingCondition, switchCase, switchCaseItem, switchCaseLabel
  case switchDefaultLabel, whereClause

  // Expressions
  case arrayExpr, arrowExpr, asExpr, assignmentExpr, awaitExpr, binaryOperatorExpr, booleanLiteralExpr, borrowExpr
  case closureExpr, consumeExpr, copyExpr, declReferenceExpr, dictionaryExpr, discardAssignmentExpr, doExpr
  case editorPlaceholderExpr, floatLiteralExpr, forceUnwrapExpr, functionCallExpr, genericSpecializationExpr, ifExpr
  case inOutExpr, infixOperatorExpr, integerLiteralExpr, isExpr, keyPathExpr, macroExpansionExpr, memberAccessExpr
  case nilLiteralExpr, optionalChainingExpr, packElementExpr, packExpansionExpr, patternExpr, postfixIfConfigExpr
  case postfixOperatorExpr, prefixOperatorExpr, regexLiteralExpr, stringLiteralExpr, subscriptCallExpr, superExpr
  case switchExpr, ternaryExpr, tryExpr, tupleExpr, typeExpr, unsafeExpr

  // Parts of expressions
  case arrayElement, closureCapture, closureCaptureClause, closureParameter, closureParameterClause
  case closureShorthandParameter, closureSignature, declNameArguments, dictionaryElement, expressionSegment
  case genericArgument, genericArgumentClause, keyPathComponent, labeledExpr, moduleSelector
  case multipleTrailingClosureElement

  // Patterns
  case expressionPattern, identifierPattern, isTypePattern, tuplePattern, tuplePatternElement, valueBindingPattern
  case wildcardPattern

  // Types
  case arrayType, attributedType, classRestrictionType, compositionType, dictionaryType, functionType, identifierType
  case implicitlyUnwrappedOptionalType, inlineArrayType, memberType, metatypeType, missingType, namedOpaqueReturnType
  case optionalType, packElementType, packExpansionType, someOrAnyType, suppressedType, tupleType, tupleTypeElement
}

public struct NodeFlags: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The parser met an error in the node or below it.
  public static let hasError = NodeFlags(rawValue: 1)
}

/// One node: 24 bytes. All references are indices; 0xFFFF_FFFF is none.
struct NodeRecord: Sendable {
  var kind: NodeKind
  var flags: NodeFlags
  /// The node's tokens: from `firstToken` up to, not including, `endToken`.
  var firstToken: UInt32
  var endToken: UInt32
  var parent: UInt32
  var firstChild: UInt32
  var nextSibling: UInt32

  static let none: UInt32 = 0xFFFF_FFFF
}
