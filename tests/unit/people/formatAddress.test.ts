import { expect, test } from 'vitest';
import { noPostalAddress, type PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { formatAddress, taxAddress } from '../../../src/i18n/people/formatAddress.ts';

const inBangkok: PostalAddress = {
  ...noPostalAddress,
  line: '88/12 ถนนพหลโยธิน',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
};
const upcountry: PostalAddress = {
  ...inBangkok,
  line: '5 หมู่ 3',
  subdistrict: 'สุเทพ',
  district: 'เมืองเชียงใหม่',
  province: 'เชียงใหม่',
  postcode: '50200',
};

test('reads as on an envelope: Bangkok has แขวง and เขต, everywhere else ตำบล, อำเภอ and จังหวัด', () => {
  expect(formatAddress(inBangkok, 'th')).toBe('88/12 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท กรุงเทพมหานคร 10400');
  expect(formatAddress(upcountry, 'th')).toBe('5 หมู่ 3 ต.สุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200');
});

test('a name that was typed is included once', () => {
  const typed = { ...upcountry, subdistrict: 'ตำบลสุเทพ', district: 'อ.เมืองเชียงใหม่' };
  expect(formatAddress(typed, 'th')).toBe('5 หมู่ 3 ตำบลสุเทพ อ.เมืองเชียงใหม่ จ.เชียงใหม่ 50200');
});

test('in English only the province has another name', () => {
  expect(formatAddress(upcountry, 'en')).toBe('5 หมู่ 3, สุเทพ, เมืองเชียงใหม่, Chiang Mai 50200');
});

test('the address of an invoice does not say a province twice that was typed in either language', () => {
  const typed = { address: '99 Sukhumvit Rd, Khlong Toei, Bangkok', postcode: '10110' };
  expect(taxAddress(typed, 'en')).toBe(`${typed.address} 10110`);
  expect(taxAddress({ ...typed, address: '99 Sukhumvit Rd' }, 'en')).toBe('99 Sukhumvit Rd, Bangkok 10110');
});
