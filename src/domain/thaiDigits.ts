const thaiZero = '๐'.codePointAt(0) ?? 0;

/** The text with Arabic instead of Thai digits (๐ to ๙); its length stays the same. */
export const withArabicDigits = (text: string): string =>
  text.replace(/[๐-๙]/g, (digit) => String((digit.codePointAt(0) ?? thaiZero) - thaiZero));
