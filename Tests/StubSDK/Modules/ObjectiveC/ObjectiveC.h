// The root class and its protocol. The Swift side of this module is Overlay.swift.

typedef struct objc_selector *SEL;
typedef signed long NSInteger;
typedef unsigned long NSUInteger;
typedef _Bool BOOL;

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (nullable, readonly) Class superclass;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)respondsToSelector:(SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init __attribute__((objc_designated_initializer));
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)aSelector;
+ (Class)superclass;
+ (Class)class __attribute__((unavailable));
@end

#pragma clang assume_nonnull end
