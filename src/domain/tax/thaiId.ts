/** Digits of a citizen id and of a tax id (specification 9). */
const thaiIdLength = 13;

/** `length` blocks; `checkDigit` only warns (decisions: tax and numbers). */
type ThaiIdFinding = 'ok' | 'length' | 'checkDigit';

/** Checks a 13-digit citizen or tax id. Thirteen equal digits are a warning too. */
export function checkThaiId(id: string): ThaiIdFinding {
  if (!/^[0-9]{13}$/.test(id)) return 'length';
  if (/^(\d)\1{12}$/.test(id)) return 'checkDigit';
  const digits = [...id].map(Number);
  const sum = digits.slice(0, 12).reduce((total, digit, index) => total + digit * (thaiIdLength - index), 0);
  return (11 - (sum % 11)) % 10 === digits[12] ? 'ok' : 'checkDigit';
}

/** Five digits (specification 9). */
export const isPostcode = (postcode: string): boolean => /^[0-9]{5}$/.test(postcode);
