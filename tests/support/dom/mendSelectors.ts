/**
 * happy-dom 21 loses an attribute that stands between two `:not(…)` of a selector, and PrimeReact asks so for the element
 * that has the focus first. Attributes are moved to the front, where they are read.
 */
export function mendSelectors(): void {
  const { querySelectorAll } = Element.prototype;
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    const inOrder = selector.replaceAll(/((?::not\([^()]*\))+)((?:\[[^\]]*\])+)/g, '$2$1');
    return querySelectorAll.call(this, inOrder);
  } as typeof querySelectorAll;
}
