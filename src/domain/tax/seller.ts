import { addressMaximum, nameMaximum } from '../people/registration.ts';
import { plainEntry } from '../plainEntry.ts';
import { writtenText } from '../writtenText.ts';
import { checkThaiId, isPostcode } from './thaiId.ts';

/** The issuer of receipts and tax invoices, as registered with the Revenue Department. */
export type Seller = {
  readonly name: string;
  /** Five digits, `00000` for the head office. */
  readonly branch: string;
  /** Thirteen digits. */
  readonly taxId: string;
  readonly address: string;
  readonly postcode: string;
};
export type SellerField = keyof Seller;

export type SellerProblem =
  | 'seller.name.required'
  | 'seller.name.max'
  | 'seller.branch.digits'
  | 'seller.taxId.length'
  | 'seller.address.required'
  | 'seller.address.max'
  | 'seller.postcode.length';
export type SellerProblems = Partial<Record<SellerField, SellerProblem>>;

/** An empty form. */
export const noSeller: Seller = { name: '', branch: '00000', taxId: '', address: '', postcode: '' };

/** Normalises the seller: cleaned texts, plain digits. */
export const normaliseSeller = (typed: Seller): Seller => ({
  name: writtenText(typed.name),
  branch: plainEntry(typed.branch),
  taxId: plainEntry(typed.taxId).replace(/[\s-]/g, ''),
  address: writtenText(typed.address),
  postcode: plainEntry(typed.postcode),
});

/** Problems by field, each with its first one. A wrong check digit is a warning (`warnsOfSellerId`). */
export function refuseSeller(typed: Seller): SellerProblems {
  const seller = normaliseSeller(typed);
  const found: Readonly<Record<SellerField, SellerProblem | null>> = {
    name: refuseText(seller.name, nameMaximum, 'seller.name.required', 'seller.name.max'),
    branch: /^[0-9]{5}$/.test(seller.branch) ? null : 'seller.branch.digits',
    taxId: checkThaiId(seller.taxId) === 'length' ? 'seller.taxId.length' : null,
    address: refuseText(seller.address, addressMaximum, 'seller.address.required', 'seller.address.max'),
    postcode: isPostcode(seller.postcode) ? null : 'seller.postcode.length',
  };
  const problems: SellerProblems = {};
  for (const [field, problem] of Object.entries(found) as [SellerField, SellerProblem | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** Whether the check digit of a 13-digit id is wrong (decisions: tax and numbers). */
export const warnsOfSellerId = (typed: Seller): boolean => checkThaiId(normaliseSeller(typed).taxId) === 'checkDigit';

function refuseText(text: string, maximum: number, missing: SellerProblem, tooLong: SellerProblem) {
  if (text === '') return missing;
  return text.length > maximum ? tooLong : null;
}
