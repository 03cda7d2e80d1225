import { expect, test } from 'vitest';
import { refuseReissue } from '../../../src/domain/tax/reissue.ts';
import { noTaxData, type TaxData } from '../../../src/domain/tax/taxData.ts';

const company: TaxData = {
  ...noTaxData,
  ...{ personType: 'juristic', nameOne: 'บริษัท ปิ่นทองการค้า จำกัด', nameTwo: '00001', payerId: '0105536000315' },
  ...{ address: '88/12 ถนนพหลโยธิน', postcode: '10400' },
};
const plain = { withholding: 0 };

test('a reissue needs a reason and whole tax data, or none', () => {
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: company }, plain)).toEqual({});
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: null }, plain)).toEqual({});
  expect(refuseReissue({ reason: ' \u200b', tax: null }, plain)).toEqual({ reason: 'required' });
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: { ...company, payerId: '12' } }, plain)).toEqual({
    payerId: 'tax.payerId.length',
  });
});

test('where a company withheld tax, the recipient stays a company', () => {
  const withheld = { withholding: 300 };
  const needsCompany = { personType: 'tax.withholding.needsCompany' };
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: company }, withheld)).toEqual({});
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: null }, withheld)).toEqual(needsCompany);
  expect(refuseReissue({ reason: 'ชื่อผิด', tax: { ...company, personType: 'normal' } }, withheld)).toMatchObject(
    needsCompany,
  );
});
