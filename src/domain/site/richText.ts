/** Block-level tags. */
const blocks = 'p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|hr|table|thead|tbody|tr|th|td|div';
const beginsWithBlock = new RegExp(`^</?(${blocks})[\\s/>]`, 'i');

/**
 * Paragraphs of a text typed without tags: empty lines separate them, single line breaks stay. Parts that begin with a
 * block tag are unchanged.
 */
export const paragraphsIn = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (beginsWithBlock.test(part) ? part : `<p>${part.replace(/\n/g, '<br>\n')}</p>`))
    .join('\n\n');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The text of cleaned HTML in one line. */
export const plainTextOf = (cleaned: string): string =>
  cleaned
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
