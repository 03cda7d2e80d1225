/**
 * Works around happy-dom 21, which loses an attribute between two `:not(…)` of a selector, as in PrimeReact's query for
 * the first focusable element. Attributes are moved to the front.
 */
export function mendSelectors(): void {
  const { querySelectorAll } = Element.prototype;
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    const inOrder = selector.replaceAll(/((?::not\([^()]*\))+)((?:\[[^\]]*\])+)/g, '$2$1');
    return querySelectorAll.call(this, inOrder);
  } as typeof querySelectorAll;
}
