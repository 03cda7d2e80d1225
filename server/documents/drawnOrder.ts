/**
 * A Thai text in the character order that the font combines, for a layout engine without Thai shaping: ำ becomes a ring
 * below the tone mark and า; above tall ป ฝ ฟ tone marks and lower vowels swap.
 */
export const drawnOrder = (text: string): string =>
  text
    .replace(/([\u0E47-\u0E4E]*)\u0E33/g, '\u0E4D$1\u0E32')
    .replace(/([ปฝฟ])([\u0E38-\u0E3A])([\u0E47-\u0E4E]+)/g, '$1$3$2');
