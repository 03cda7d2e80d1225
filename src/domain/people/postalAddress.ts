import { plainEntry } from '../plainEntry.ts';
import { isPostcode } from '../tax/thaiId.ts';
import { writtenText } from '../writtenText.ts';
import { isTel, normaliseTel } from './contactFormat.ts';
import type { Person } from './identity.ts';
import { provinceOfPostcode } from './postcodeProvince.ts';
import { addressMaximum, nameMaximum } from './registration.ts';
import { isProvince } from './thaiProvinces.ts';

/** Most addresses of one person. */
export const addressesMaximum = 20;

/** A Thai postal address as typed. */
export type PostalAddress = {
  readonly recipient: string;
  readonly tel: string;
  /** House, building, lane and road. */
  readonly line: string;
  readonly subdistrict: string;
  readonly district: string;
  /** The Thai name of one of the 77 provinces. */
  readonly province: string;
  readonly postcode: string;
  readonly isDefault: boolean;
};
export type AddressField = keyof PostalAddress;

/** A stored address. */
export type SavedAddress = PostalAddress & { readonly id: string };

export type AddressProblem =
  | 'postal.recipient.required'
  | 'postal.tel.required'
  | 'postal.tel.length'
  | 'postal.line.required'
  | 'postal.line.max'
  | 'postal.subdistrict.required'
  | 'postal.district.required'
  | 'postal.province.required'
  | 'postal.postcode.required'
  | 'postal.postcode.length'
  | 'postal.name.max';
export type AddressProblems = Partial<Record<AddressField, AddressProblem>>;

export const noPostalAddress: PostalAddress = {
  recipient: '',
  tel: '',
  line: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  isDefault: false,
};

/** A new address, filled from the account; `null` for an unknown person. */
export function addressBegunFor(person: Pick<Person, 'firstName' | 'lastName' | 'tel'> | null): PostalAddress {
  const recipient = [person?.firstName, person?.lastName].filter(Boolean).join(' ');
  return { ...noPostalAddress, recipient, tel: person?.tel ?? '' };
}

/** Sets the postcode and its province, unless another province was chosen. */
export function withPostcode(
  { postcode: before, province }: Pick<PostalAddress, 'postcode' | 'province'>,
  postcode: string,
): Partial<PostalAddress> {
  const found = provinceOfPostcode(plainEntry(postcode));
  const isFilled = province === '' || province === provinceOfPostcode(plainEntry(before));
  return found !== null && isFilled ? { postcode, province: found } : { postcode };
}

/** An address in one line for records, the same for every reader. */
export const addressRecord = ({ recipient, tel, line, subdistrict, district, province, postcode }: PostalAddress) =>
  [recipient, tel, line, subdistrict, district, province, postcode].join(' ');

/** Whether two addresses send a parcel to the same place and person. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  addressRecord(normalisePostalAddress(one)) === addressRecord(normalisePostalAddress(other));

/** Normalises an address: cleaned texts, plain digits. */
export const normalisePostalAddress = (typed: PostalAddress): PostalAddress => ({
  recipient: writtenText(typed.recipient),
  tel: normaliseTel(typed.tel),
  line: writtenText(typed.line),
  subdistrict: writtenText(typed.subdistrict),
  district: writtenText(typed.district),
  province: writtenText(typed.province),
  postcode: plainEntry(typed.postcode),
  isDefault: typed.isDefault,
});

/** Problems by field, each with its first one. */
export function refusePostalAddress(typed: PostalAddress): AddressProblems {
  const address = normalisePostalAddress(typed);
  const found: Partial<Record<AddressField, AddressProblem | null>> = {
    recipient: refuseName(address.recipient, 'postal.recipient.required'),
    tel: refuseTel(address.tel),
    line: refuseLine(address.line),
    subdistrict: refuseName(address.subdistrict, 'postal.subdistrict.required'),
    district: refuseName(address.district, 'postal.district.required'),
    province: isProvince(address.province) ? null : 'postal.province.required',
    postcode: refusePostcode(address.postcode),
  };
  const problems: AddressProblems = {};
  for (const [field, problem] of Object.entries(found) as [AddressField, AddressProblem | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function refuseName(name: string, missing: AddressProblem): AddressProblem | null {
  if (name === '') return missing;
  return name.length > nameMaximum ? 'postal.name.max' : null;
}

function refuseTel(tel: string): AddressProblem | null {
  if (tel === '') return 'postal.tel.required';
  return isTel(tel) ? null : 'postal.tel.length';
}

function refuseLine(line: string): AddressProblem | null {
  if (line === '') return 'postal.line.required';
  return line.length > addressMaximum ? 'postal.line.max' : null;
}

function refusePostcode(postcode: string): AddressProblem | null {
  if (postcode === '') return 'postal.postcode.required';
  return isPostcode(postcode) ? null : 'postal.postcode.length';
}
