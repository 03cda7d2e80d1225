const thaiZero = '๐'.codePointAt(0) ?? 0;

/** A typed text with its Thai digits (๐ to ๙) as Arabic ones; nothing else of it changes, nor its length. */
export const withArabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero));
