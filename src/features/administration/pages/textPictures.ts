const picture = /(<p>\s*)?<img\b[^>]*?\bsrc="([^"]*)"[^>]*>(\s*<\/p>)?/gi;

/** Addresses of the pictures in a rich text, in its order. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(picture)].flatMap(([, , address]) => address ?? [])),
];

/** The text without the pictures of other addresses; a paragraph of its own goes with its picture. */
export const withPictures = (html: string, addresses: readonly string[]): string =>
  html
    .replace(picture, (whole, open: string | undefined, address: string, close: string | undefined) => {
      if (addresses.includes(address)) return whole;
      return open !== undefined && close !== undefined ? '' : `${open ?? ''}${close ?? ''}`;
    })
    .replace(/\n{3,}/g, '\n\n');
