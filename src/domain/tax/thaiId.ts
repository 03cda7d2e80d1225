/** Digits of a citizen id and of a tax id (specification 9). */
const thaiIdLength = 13;

/** `length` stops; `checkDigit` only warns under the field (decisions: tax and numbers). */
type ThaiIdFinding = 'ok' | 'length' | 'checkDigit';

/** Reads a 13-digit citizen or tax id. Thirteen times the same digit is warned about too. */
export function checkThaiId(id: string): ThaiIdFinding {
  if (!/^[0-9]{13}$/.test(id)) return 'length';
  if (/^(\d)\1{12}$/.test(id)) return 'checkDigit';
  const digits = [...id].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (thaiIdLength - index), 0);
  return (11 - (sum % 11)) % 10 === digits[12] ? 'ok' : 'checkDigit';
}

/** Five digits (specification 9). */
export const isPostcode = (postcode: string): boolean => /^[0-9]{5}$/.test(postcode);
