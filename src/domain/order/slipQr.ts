import { checksum } from './promptPayQr.ts';
import { isOriginBank } from './thaiBanks.ts';

/**
 * The identity of a transfer: the sender (three digits of the Bank of Thailand, or TRUEMONEY) and its reference. It has
 * no amount and no receiver, so it identifies a slip and proves no payment.
 */
export type SlipReference = { readonly bank: string; readonly reference: string };

/** The sender of a slip of TrueMoney. */
const wallet = 'TRUEMONEY';
/** Longer texts belong to no slip. */
const textMaximum = 200;
const checksumTag = '9104';

/**
 * Reads the small QR of a Thai transfer slip (slip verify: tags 00, 51, 91) or of TrueMoney. `null` for any other text
 * or a wrong checksum. Some bank apps omit the checksum's leading zeros.
 */
export function readSlipQr(text: string): SlipReference | null {
  if (text.length > textMaximum) return null;
  const [, body, sum] = /^([\x20-\x7e]*)9104([0-9A-Fa-f]{1,4})$/.exec(text) ?? [];
  if (body === undefined || sum === undefined) return null;
  if (checksum(body + checksumTag) !== sum.toUpperCase().padStart(4, '0')) return null;
  const outer = elementsOf(body);
  const inner = elementsOf(outer?.get('00') ?? '');
  return outer === null || inner === null ? null : (bankSlip(outer, inner) ?? walletSlip(outer, inner));
}

/** A transfer reference as one text, for storing and comparing. */
export const slipReferenceText = ({ bank, reference }: SlipReference): string => `${bank}:${reference}`;

/** Reads such a text; `null` if it is malformed. */
export function readSlipReferenceText(text: string): SlipReference | null {
  const [, bank, reference] = /^([0-9A-Z]+):(.+)$/.exec(text) ?? [];
  return bank === undefined || reference === undefined ? null : { bank, reference };
}

/** The shop's code of the bank behind a slip's digits, or the digits if the bank is unknown. */
export const slipBankCode = ({ bank }: SlipReference): string => bankCodes[bank] ?? bank;

/** The choice in the list of origin banks for a slip; '' for a bank that is not in it. */
export function originBankOf(slip: SlipReference): string {
  const code = slip.bank === wallet ? 'PROMPTPAY' : slipBankCode(slip);
  return isOriginBank(code) ? code : '';
}

/** Digits of the Bank of Thailand. */
const bankCodes: Readonly<Record<string, string>> = {
  ...{ '002': 'BBL', '004': 'KBANK', '006': 'KTB', '011': 'TTB', '014': 'SCB', '022': 'CIMBT', '024': 'UOB' },
  ...{ '025': 'BAY', '030': 'GSB', '031': 'HSBC', '033': 'GHB', '034': 'BAAC', '066': 'ISBT', '067': 'TISCO' },
  ...{ '069': 'KKP', '070': 'ICBCT', '073': 'LHB' },
};

type Elements = ReadonlyMap<string, string>;

function bankSlip(outer: Elements, inner: Elements): SlipReference | null {
  const isSlip = hasOnly(outer, ['00', '51']) && outer.get('51') === 'TH' && inner.get('00') === '000001';
  const bank = inner.get('01') ?? '';
  const reference = inner.get('02') ?? '';
  const isWhole = hasOnly(inner, ['00', '01', '02']) && /^[0-9]{3}$/.test(bank) && isReference(reference);
  return isSlip && isWhole ? { bank, reference } : null;
}

function walletSlip(outer: Elements, inner: Elements): SlipReference | null {
  const reference = inner.get('03') ?? '';
  const isSlip = hasOnly(outer, ['00']) && hasOnly(inner, ['00', '01', '02', '03', '04']);
  const isWallet = inner.get('00') === '01' && inner.get('01') === '01' && /^[0-9]{8}$/.test(inner.get('04') ?? '');
  return isSlip && isWallet && isReference(reference) ? { bank: wallet, reference } : null;
}

const isReference = (text: string): boolean => /^[0-9A-Za-z]{1,40}$/.test(text);

const hasOnly = (elements: Elements, ids: readonly string[]): boolean =>
  elements.size === ids.length && ids.every((id) => elements.has(id));

/** `ID(2) LENGTH(2) VALUE` one after another; `null` where they do not fill the text exactly, or an id comes twice. */
function elementsOf(text: string): Elements | null {
  const elements = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const [, id, length] = /^([0-9]{2})([0-9]{2})/.exec(text.slice(at)) ?? [];
    if (id === undefined || length === undefined || elements.has(id)) return null;
    const end = at + 4 + Number(length);
    if (end > text.length) return null;
    elements.set(id, text.slice(at + 4, end));
    at = end;
  }
  return elements;
}
