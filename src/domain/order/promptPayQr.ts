/** The account that a PromptPay QR pays into. */
export type PromptPayTarget =
  | { readonly kind: 'phone'; readonly tel: string }
  | { readonly kind: 'thaiId'; readonly id: string }
  | { readonly kind: 'eWallet'; readonly id: string }
  | {
      readonly kind: 'biller';
      readonly billerId: string;
      readonly reference1: string;
      readonly reference2: string | null;
      readonly reference3: string | null;
    };

const personTransfer = 'A000000677010111';
const billPayment = 'A000000677010112';

/**
 * The text of a Thai QR (EMVCo, merchant presented). An amount (satang) makes it valid for one payment. It confirms no
 * payment. `null` if the target is malformed or the amount does not fit.
 */
export function promptPayPayload(target: PromptPayTarget, amountSatang: number | null): string | null {
  const account = accountOf(target);
  if (account === null || (amountSatang !== null && !isAmount(amountSatang))) return null;
  const body = [
    element('00', '01'),
    element('01', amountSatang === null ? '11' : '12'),
    account,
    element('58', 'TH'),
    element('53', '764'),
    amountSatang === null ? '' : element('54', (amountSatang / 100).toFixed(2)),
    target.kind === 'biller' && target.reference3 ? element('62', element('07', target.reference3)) : '',
    '6304',
  ].join('');
  return body + checksum(body);
}

/** CRC-16/CCITT-FALSE as four upper-case hex digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Reads a PromptPay id as typed: telephone number, tax or citizen id, or e-wallet; `null` otherwise. */
export function readPromptPayId(typed: string): PromptPayTarget | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (/^0[0-9]{9}$/.test(digits)) return { kind: 'phone', tel: digits };
  if (/^[0-9]{13}$/.test(digits)) return { kind: 'thaiId', id: digits };
  return /^[0-9]{15}$/.test(digits) ? { kind: 'eWallet', id: digits } : null;
}

const element = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The bank field holds thirteen characters. */
const isAmount = (satang: number): boolean => Number.isSafeInteger(satang) && satang > 0 && satang < 1e12;

const isReference = (text: string): boolean => /^[A-Z0-9]{1,20}$/.test(text);

function accountOf(target: PromptPayTarget): string | null {
  switch (target.kind) {
    case 'phone':
      return /^0[0-9]{9}$/.test(target.tel) ? transferTo('01', `0066${target.tel.slice(1)}`) : null;
    case 'thaiId':
      return /^[0-9]{13}$/.test(target.id) ? transferTo('02', target.id) : null;
    case 'eWallet':
      return /^[0-9]{15}$/.test(target.id) ? transferTo('03', target.id) : null;
    case 'biller':
      return billTo(target);
  }
}

const transferTo = (id: string, account: string): string =>
  element('29', element('00', personTransfer) + element(id, account));

function billTo(target: Extract<PromptPayTarget, { kind: 'biller' }>): string | null {
  const references = [target.reference1, target.reference2, target.reference3].filter((text) => text !== null);
  if (!/^[0-9]{15}$/.test(target.billerId) || !references.every(isReference)) return null;
  const second = target.reference2 === null ? '' : element('03', target.reference2);
  return element(
    '30',
    element('00', billPayment) + element('01', target.billerId) + element('02', target.reference1) + second,
  );
}
