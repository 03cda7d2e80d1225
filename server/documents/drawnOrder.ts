/**
 * A Thai text with its signs in the order in which the font joins them, for a layout engine that knows the font's rules
 * but not the script's: ำ is drawn as a ring under the tone mark and an า behind it, and above the tall ป ฝ ฟ a tone mark is
 * told apart from the vowel below. The ring and the mark of the other order would stand in each other.
 */
export const drawnOrder = (text: string): string =>
  text
    .replace(/([\u0E47-\u0E4E]*)\u0E33/g, '\u0E4D$1\u0E32')
    .replace(/([ปฝฟ])([\u0E38-\u0E3A])([\u0E47-\u0E4E]+)/g, '$1$3$2');
