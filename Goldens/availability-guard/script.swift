// compile: no, because a library has no statements at the top level
import UIKit

let hinge = UIHingeInteraction()  // want: a variable of a script cannot carry `@available`, so move it into a function
print(hinge.view == nil)
let item = UIBarButtonItem()
item.axisBehavior = .horizontalOnly  // want: `axisBehavior` needs iOS 27.1
