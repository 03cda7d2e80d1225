const thaiFrom = 0x0e00;
const thaiTo = 0x0e5f;

/** Characters per call: an engine limits the number of arguments. */
const atOnce = 4096;

/**
 * A text with one byte per UTF-16 unit for fast search: ASCII and Thai keep their codes, 32 characters stand for all
 * others.
 */
export function compactText(text: string): string {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = byteOf(text.charCodeAt(at));
  let compact = '';
  for (let from = 0; from < bytes.length; from += atOnce) {
    compact += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  }
  return compact;
}

function byteOf(unit: number): number {
  if (unit < 0x80) return unit;
  if (unit >= thaiFrom && unit <= thaiTo) return 0x80 + unit - thaiFrom;
  return 0xe0 + (unit & 0x1f);
}

/** A compact text without Thai tone marks and other easily omitted marks (`folded`). */
export const foldedCompact = (text: string): string => text.replace(/[\u00C7-\u00CE]/g, '');

/** Whether the compact text represents the text exactly. */
export const isCompact = (text: string): boolean => /^[^\u0080-\u0DFF\u0E60-\uFFFF]*$/.test(text);

/** The number of letter pairs in compact texts. */
export const pairCount = 65_536;

/** The letter pair that ends at an index of a compact text, as a number below `pairCount`. */
export const pairAt = (text: string, at: number): number => (text.charCodeAt(at - 1) << 8) | text.charCodeAt(at);

/** All pairs of a compact text in their order. */
export const pairsOf = (text: string): readonly number[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, before) => pairAt(text, before + 1));

/** Whether a compact character is Thai. */
export const isThai = (letter: string | undefined): boolean =>
  letter !== undefined && letter > '\u0080' && letter < '\u00E0';
