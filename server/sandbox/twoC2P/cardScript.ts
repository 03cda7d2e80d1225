import { createPublicKey, privateDecrypt } from 'node:crypto';
import { ownKey } from './sealed.ts';

/** Numbers that the sandbox's banks know, from the provider's table of test cards. */
const testCards = [
  ...['4111111111111111', '5555555555554444', '378282246310005', '3562808775869340', '6250947000000014'],
  ...['36259600000004', '6011111111111117'],
];

/**
 * Replaces my2c2p.min.js: encrypts the fields with `data-encrypt` for the sandbox alone. The provider's own one calls back
 * at once, this one a moment later. Error codes are the provider's.
 */
export const cardScript = (): string => `(() => {
  const publicKey = ${JSON.stringify(createPublicKey(ownKey).export({ format: 'jwk' }))};
  const descriptions = { 1: 'card number is required', 2: 'card number is invalid', 4: 'expiry month must be two characters',
    6: 'expiry year must be four characters', 7: 'card already expired(year)', 10: 'invalid cvv' };
  const faultOf = ({ cardnumber, month, year, cvv }) => {
    if (!cardnumber) return 1;
    if (!/^\\d{12,19}$/.test(cardnumber)) return 2;
    if (!/^(0[1-9]|1[0-2])$/.test(month)) return 4;
    if (!/^\\d{4}$/.test(year)) return 6;
    if (Number(year) < new Date().getFullYear()) return 7;
    return /^\\d{3,4}$/.test(cvv) ? 0 : 10;
  };
  const getEncrypted = async (formId, callback) => {
    const inputs = [...document.getElementById(formId).querySelectorAll('[data-encrypt]')];
    const card = Object.fromEntries(inputs.map((each) => [each.getAttribute('data-encrypt'), each.value]));
    const fault = faultOf(card);
    if (fault !== 0) return callback(null, fault, descriptions[fault]);
    const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('jwk', publicKey, algorithm, false, ['encrypt']);
    const bytes = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(JSON.stringify(card)));
    const { cardnumber, month, year } = card;
    callback({
      encryptedCardInfo: btoa(String.fromCharCode(...new Uint8Array(bytes))),
      maskedCardInfo: cardnumber.slice(0, 6) + 'X'.repeat(cardnumber.length - 10) + cardnumber.slice(-4),
      expMonthCardInfo: month,
      expYearCardInfo: year,
    }, 0, '');
  };
  globalThis.My2c2p = { getEncrypted };
})();
`;

/** The number of an encrypted card, and whether a bank knows it; `null` if the sandbox's script did not make it. */
export function readCard(encrypted: string): { readonly masked: string; readonly isKnown: boolean } | null {
  try {
    const bytes = privateDecrypt({ key: ownKey, oaepHash: 'sha256' }, Buffer.from(encrypted, 'base64'));
    const number = String(JSON.parse(bytes.toString('utf8')).cardnumber);
    return {
      masked: `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`,
      isKnown: testCards.includes(number),
    };
  } catch {
    return null;
  }
}
