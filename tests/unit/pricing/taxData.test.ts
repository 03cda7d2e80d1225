import { describe, expect, test } from 'vitest';
import {
  normaliseTaxData,
  noTaxData,
  refuseTaxData as refuse,
  type TaxData,
  warnsOfPayerId,
} from '../../../src/domain/tax/taxData.ts';

const refuseTaxData = (typed: TaxData) => refuse(typed, { companyCertificateRequired: false });
const person: TaxData = {
  ...noTaxData,
  nameOne: 'มะลิ',
  nameTwo: 'ใจดี',
  payerId: '1101700230708',
  address: '88/12',
  postcode: '10400',
};
const company: TaxData = { ...person, personType: 'juristic', nameOne: 'บริษัท ปิ่นทอง จำกัด', nameTwo: '00000' };

describe('tax data', () => {
  test('of a person and of a company are complete', () => {
    expect(refuseTaxData(person)).toEqual({});
    expect(refuseTaxData(company)).toEqual({});
  });

  test('an empty form names every field, in the words of its person type', () => {
    expect(refuseTaxData(noTaxData)).toEqual({
      nameOne: 'tax.firstName.required',
      nameTwo: 'tax.lastName.required',
      payerId: 'tax.payerId.required',
      address: 'tax.address.required',
      postcode: 'tax.postcode.required',
    });
    expect(refuseTaxData({ ...noTaxData, personType: 'juristic' })).toMatchObject({
      nameOne: 'tax.company.required',
      nameTwo: 'tax.branch.required',
    });
  });

  test('direction marks are removed from a name, and an invisible one counts as missing', () => {
    expect(normaliseTaxData({ ...person, nameOne: `\u202e${person.nameOne}` })).toEqual(person);
    expect(refuseTaxData({ ...person, nameOne: '\u3164' })).toEqual({ nameOne: 'tax.firstName.required' });
  });

  test('numbers may be typed as people write them', () => {
    const typed = { ...company, nameTwo: ' ๐๐๐๑๒ ', payerId: '๐-๑๐๕๕-๓๖๐๐๐-๓๑-๕', postcode: ' ๑๐๔๐๐' };
    expect(normaliseTaxData(typed)).toMatchObject({ nameTwo: '00012', payerId: '0105536000315', postcode: '10400' });
    expect(refuseTaxData(typed)).toEqual({});
  });

  test('a wrong check digit warns and does not refuse; too few digits refuse and do not warn', () => {
    const slipped = { ...person, payerId: '1101700230709' };
    expect([warnsOfPayerId(slipped), refuseTaxData(slipped)]).toEqual([true, {}]);
    const short = { ...person, payerId: '110170023070' };
    expect([warnsOfPayerId(short), refuseTaxData(short).payerId]).toEqual([false, 'tax.payerId.length']);
    expect(warnsOfPayerId(person)).toBe(false);
  });

  test('a delivery address is asked for only where it differs, and not kept where it does not', () => {
    const elsewhere = { ...person, isDeliveredToTaxAddress: false };
    expect(refuseTaxData(elsewhere)).toEqual({ deliveryAddress: 'tax.delivery.required' });
    expect(refuseTaxData({ ...elsewhere, deliveryAddress: 'ที่ทำงาน' })).toEqual({});
    expect(normaliseTaxData({ ...person, deliveryAddress: 'ที่ทำงาน' }).deliveryAddress).toBe('');
  });

  test('names end at 255 letters, addresses at 1,000', () => {
    const longest = { ...person, nameOne: 'ก'.repeat(255), nameTwo: 'ก'.repeat(255), address: 'ก'.repeat(1_000) };
    expect(refuseTaxData(longest)).toEqual({});
    expect(refuseTaxData({ ...longest, nameTwo: 'ก'.repeat(256), address: 'ก'.repeat(1_001) })).toEqual({
      nameTwo: 'tax.name.max',
      address: 'tax.address.max',
    });
  });

  test('a company shows its certificate where the shop asks for it, a person never', () => {
    const asked = { companyCertificateRequired: true };
    expect(refuse(company, asked)).toEqual({ certificateName: 'tax.certificate.required' });
    expect(refuse({ ...company, certificateName: 'certificate.jpg' }, asked)).toEqual({});
    expect(refuse(person, asked)).toEqual({});
    expect(normaliseTaxData({ ...person, certificateName: 'certificate.jpg' }).certificateName).toBeNull();
  });
});
