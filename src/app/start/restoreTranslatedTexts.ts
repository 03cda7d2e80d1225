/** Texts that a translation replaced. */
const translations = new WeakMap<Node, Node>();
const known = new WeakSet<Node>();

/**
 * Lets React change a page that the browser translates. A translator replaces text nodes with `<font>` elements, but
 * React keeps the text nodes: it would throw, or write where nobody reads. So a text returns to its place before React
 * changes, moves or removes it, and the translator translates it again.
 */
export function restoreTranslatedTexts(): void {
  const observer = new MutationObserver(noteTranslations);
  observer.observe(document, { childList: true, subtree: true });
  const { removeChild, insertBefore, appendChild } = Node.prototype;
  const restore = (node: Node | null) => {
    if (!isText(node)) return;
    noteTranslations(observer.takeRecords());
    const translation = translationOf(node);
    const place = translation?.parentNode;
    if (!translation || !place) return;
    insertBefore.call(place, node, translation);
    removeChild.call(place, translation);
  };
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      restore(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      restore(node);
      restore(next);
      return insertBefore.call(this, node, isLost(next, this) ? null : next);
    },
    removeChild(this: Node, node: Node) {
      restore(node);
      return isLost(node, this) ? node : removeChild.call(this, node);
    },
  });
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string) {
      restore(this);
      value?.set?.call(this, text);
    },
  });
}

/** A translation takes the place of a removed text, or stands beside it. */
function noteTranslations(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (!isText(text)) continue;
      const beside = [...addedNodes, previousSibling, nextSibling];
      const translation = beside.find((node) => node !== null && isTranslation(node) && !known.has(node));
      if (!translation) continue;
      translations.set(text, translation);
      known.add(translation);
    }
  }
}

/** The outermost element around the text, or the one that replaced it. */
function translationOf(text: Node): Node | undefined {
  let around: Node | undefined;
  for (let node = text.parentNode; node !== null && isTranslation(node); node = node.parentNode) around = node;
  return around ?? translations.get(text);
}

/** Several texts may share a translation, which holds the place of the first only. */
const isLost = (node: Node | null, parent: Node): boolean => isText(node) && node.parentNode !== parent;

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;

/** The app itself has no such element. */
const isTranslation = (node: Node): boolean => node.nodeName === 'FONT';
