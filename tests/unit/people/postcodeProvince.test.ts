import { expect, test } from 'vitest';
import { addressLine, provinceOfPostcode } from '../../../src/domain/people/postcodeProvince.ts';
import { thaiProvinces } from '../../../src/domain/people/thaiProvinces.ts';

test.each([
  ['10400', 'กรุงเทพมหานคร'],
  ['10270', 'สมุทรปราการ'],
  ['11000', 'นนทบุรี'],
  ['50000', 'เชียงใหม่'],
  ['96120', 'นราธิวาส'],
])('the letters of %s go to %s', (postcode, province) => {
  expect(provinceOfPostcode(postcode)).toBe(province);
});

test.each(['', '1040', '104000', '19000', '00000', '1o400'])('%j is no postcode of a province', (postcode) => {
  expect(provinceOfPostcode(postcode)).toBeNull();
});

test('every province is reached by a postcode, and nothing that is none', () => {
  const reached = Array.from({ length: 100_000 }, (_, number) => provinceOfPostcode(String(number).padStart(5, '0')));
  const found = new Set(reached.filter((province) => province !== null));
  expect([...found].toSorted()).toEqual(thaiProvinces.map(({ th }) => th).toSorted());
});

test('an address has its province once and its postcode last', () => {
  expect(addressLine('88/12 ถนนนิมมานเหมินท์', '50200')).toBe('88/12 ถนนนิมมานเหมินท์ เชียงใหม่ 50200');
  expect(addressLine('1 ถ.พหลโยธิน พญาไท กทม.', '10400')).toBe('1 ถ.พหลโยธิน พญาไท กทม. 10400');
  expect(addressLine('99 ต.บางปูใหม่ จ.สมุทรปราการ', '10280')).toBe('99 ต.บางปูใหม่ จ.สมุทรปราการ 10280');
});
