import { addressMaximum, nameMaximum } from '../people/registration.ts';
import { plainEntry } from '../plainEntry.ts';
import type { SiteSettings } from '../site/siteSettings.ts';
import { writtenText } from '../writtenText.ts';
import { checkThaiId, isPostcode } from './thaiId.ts';

/** The recipient of an invoice: a person, or a company. */
export type TaxPersonType = 'normal' | 'juristic';

/** The tax data of a buyer (specification 3). Persons and companies share the fields. */
export type TaxData = {
  readonly personType: TaxPersonType;
  /** First name, or the company's name. */
  readonly nameOne: string;
  /** Last name, or the branch number: five digits, `00000` for the head office. */
  readonly nameTwo: string;
  /** Thirteen digits. */
  readonly payerId: string;
  readonly address: string;
  readonly postcode: string;
  /** Whether the invoice is sent to the tax address. */
  readonly isDeliveredToTaxAddress: boolean;
  /** Empty while it is sent to the tax address. */
  readonly deliveryAddress: string;
  /** The name of a company's certificate in the private store, or `null`. */
  readonly certificateName: string | null;
};
export type TaxField = keyof TaxData;

/** One code for each message of the form; companies and persons have their own (specification 5). */
export type TaxProblem =
  | 'tax.firstName.required'
  | 'tax.lastName.required'
  | 'tax.company.required'
  | 'tax.branch.required'
  | 'tax.branch.digits'
  | 'tax.name.max'
  | 'tax.payerId.required'
  | 'tax.payerId.length'
  | 'tax.address.required'
  | 'tax.address.max'
  | 'tax.postcode.required'
  | 'tax.postcode.length'
  | 'tax.delivery.required'
  | 'tax.certificate.required'
  /** Never attached and removed, or somebody else's. */
  | 'tax.certificate.gone';
export type TaxProblems = Partial<Record<TaxField, TaxProblem>>;

/** An empty form: the invoice goes to the tax address (specification 3). */
export const noTaxData: TaxData = {
  personType: 'normal',
  nameOne: '',
  nameTwo: '',
  payerId: '',
  address: '',
  postcode: '',
  isDeliveredToTaxAddress: true,
  deliveryAddress: '',
  certificateName: null,
};

/** Normalises tax data: cleaned texts, plain digits, no unused address. */
export function normaliseTaxData(typed: TaxData): TaxData {
  const nameTwo = writtenText(typed.nameTwo);
  return {
    personType: typed.personType,
    nameOne: writtenText(typed.nameOne),
    nameTwo: typed.personType === 'juristic' ? plainEntry(nameTwo) : nameTwo,
    payerId: plainEntry(typed.payerId).replace(/[\s-]/g, ''),
    address: writtenText(typed.address),
    postcode: plainEntry(typed.postcode),
    isDeliveredToTaxAddress: typed.isDeliveredToTaxAddress,
    deliveryAddress: typed.isDeliveredToTaxAddress ? '' : writtenText(typed.deliveryAddress),
    certificateName: typed.personType === 'juristic' ? typed.certificateName : null,
  };
}

/**
 * Problems by field, each with its first one. A wrong check digit is a warning (`warnsOfPayerId`). A setting decides
 * whether a company's certificate is required (specification 5).
 */
export function refuseTaxData(
  typed: TaxData,
  { companyCertificateRequired }: Pick<SiteSettings, 'companyCertificateRequired'>,
): TaxProblems {
  const data = normaliseTaxData(typed);
  const isCompany = data.personType === 'juristic';
  const found: Partial<Record<TaxField, TaxProblem | null>> = {
    nameOne: refuseName(data.nameOne, isCompany ? 'tax.company.required' : 'tax.firstName.required'),
    nameTwo: isCompany ? refuseBranch(data.nameTwo) : refuseName(data.nameTwo, 'tax.lastName.required'),
    payerId: refusePayerId(data.payerId),
    address: refuseAddress(data.address, 'tax.address.required'),
    postcode: refusePostcode(data.postcode),
    deliveryAddress: data.isDeliveredToTaxAddress ? null : refuseAddress(data.deliveryAddress, 'tax.delivery.required'),
    certificateName:
      companyCertificateRequired && isCompany && data.certificateName === null ? 'tax.certificate.required' : null,
  };
  const problems: TaxProblems = {};
  for (const [field, problem] of Object.entries(found) as [TaxField, TaxProblem | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** Whether the check digit of a 13-digit id is wrong: likely a typing mistake (decisions: tax and numbers). */
export const warnsOfPayerId = (typed: TaxData): boolean =>
  checkThaiId(normaliseTaxData(typed).payerId) === 'checkDigit';

function refuseName(name: string, missing: TaxProblem): TaxProblem | null {
  if (name === '') return missing;
  return name.length > nameMaximum ? 'tax.name.max' : null;
}

/** The Revenue Department numbers branches with five digits. */
function refuseBranch(branch: string): TaxProblem | null {
  if (branch === '') return 'tax.branch.required';
  return /^[0-9]{5}$/.test(branch) ? null : 'tax.branch.digits';
}

function refusePayerId(payerId: string): TaxProblem | null {
  if (payerId === '') return 'tax.payerId.required';
  return checkThaiId(payerId) === 'length' ? 'tax.payerId.length' : null;
}

function refuseAddress(address: string, missing: TaxProblem): TaxProblem | null {
  if (address === '') return missing;
  return address.length > addressMaximum ? 'tax.address.max' : null;
}

function refusePostcode(postcode: string): TaxProblem | null {
  if (postcode === '') return 'tax.postcode.required';
  return isPostcode(postcode) ? null : 'tax.postcode.length';
}
