/** Pages as some browsers change them. The functions run in the page, so each stands alone. */

/** Translates like Chrome, now and later: a copy in two `<font>` elements takes the place of each text. */
export function translatePage(): void {
  const translate = (node: Node): void => {
    for (const child of [...node.childNodes]) translate(child);
    const isWords = node instanceof Text && node.data.trim() !== '';
    if (!isWords || node.parentElement?.closest('head, script, style, noscript, textarea, font')) return;
    const translation = document.createElement('font');
    translation.append(document.createElement('font'));
    if (translation.firstChild) translation.firstChild.textContent = node.data;
    node.replaceWith(translation);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) translate(node);
  }).observe(document, { childList: true, subtree: true });
  translate(document);
}

/** The texts of a paragraph after each change that React makes to it, for three ways of translating. */
export function changeTranslatedTexts(): string[][] {
  const copyOf = (text: Text) => {
    const translation = document.createElement('font');
    translation.textContent = text.data;
    return translation;
  };
  const ways = [
    (text: Text) => text.replaceWith(copyOf(text)),
    (text: Text) => {
      text.before(copyOf(text));
      text.remove();
    },
    (text: Text) => {
      const translation = document.createElement('font');
      text.replaceWith(translation);
      translation.append(text);
    },
  ];
  return ways.map((translate) => {
    const paragraph = document.createElement('p');
    const [first, middle, last] = [new Text('one '), document.createElement('i'), new Text(' three')];
    middle.textContent = 'two';
    paragraph.append(first, middle, last);
    document.body.append(paragraph);
    const changes = [
      () => {
        first.nodeValue = 'changed ';
      },
      () => paragraph.insertBefore(document.createElement('b'), first).append('before '),
      () => paragraph.appendChild(first),
      () => paragraph.removeChild(last),
    ];
    const said = changes.map((change) => {
      for (const text of [first, last]) translate(text);
      change();
      return paragraph.textContent ?? '';
    });
    paragraph.remove();
    return said;
  });
}

/** Blocks site data like the browser's settings. */
export function blockSiteData(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
  }
  navigator.locks.request = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'));
}
