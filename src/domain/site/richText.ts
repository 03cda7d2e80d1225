/** Tags that begin or end a part of their own. */
const blocks = 'p|h[1-6]|ul|ol|li|blockquote|figure|figcaption|hr|table|thead|tbody|tr|th|td|div';
const beginsWithBlock = new RegExp(`^</?(${blocks})[\\s/>]`, 'i');

/**
 * What somebody typed without knowing of tags: empty lines part paragraphs, and a new line stays one. Parts that begin
 * with a tag of their own are left as they are.
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

/** The words of cleaned HTML without their tags, in one line. */
export const plainTextOf = (cleaned: string): string =>
  cleaned
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
