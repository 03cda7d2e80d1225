import { expect, test } from 'vitest';
import { placesOfPostcode } from '../../../server/base/placesOfPostcode.ts';
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

test('a postcode of two provinces adds none of them', () => {
  expect(provinceOfPostcode('83000')).toBeNull();
  expect(addressLine('1 หมู่ 2 ต.พรุใน อ.เกาะยาว จ.พังงา', '83000')).toBe('1 หมู่ 2 ต.พรุใน อ.เกาะยาว จ.พังงา 83000');
});

test('nothing is added where another province is named, and a street is no province', () => {
  expect(addressLine('ต.เกาะหมาก จังหวัดตราด', '10400')).toBe('ต.เกาะหมาก จังหวัดตราด 10400');
  expect(addressLine('ต.เกาะหมาก ตราด', '10400')).toBe('ต.เกาะหมาก ตราด 10400');
  expect(addressLine('1 ถนนเพชรบุรี เขตราชเทวี', '10400')).toBe('1 ถนนเพชรบุรี เขตราชเทวี กรุงเทพมหานคร 10400');
});

test('each postcode of two provinces among the places is known as one', () => {
  const codes = Array.from({ length: 100_000 }, (_, number) => String(number).padStart(5, '0'));
  for (const postcode of codes) {
    const provinces = new Set(placesOfPostcode(postcode).map(({ province }) => province));
    if (provinces.size > 0) expect(provinceOfPostcode(postcode)).toBe(provinces.size === 1 ? [...provinces][0] : null);
  }
});

test('an address has its province once and its postcode last', () => {
  expect(addressLine('88/12 ถนนนิมมานเหมินท์', '50200')).toBe('88/12 ถนนนิมมานเหมินท์ เชียงใหม่ 50200');
  expect(addressLine('1 ถ.พหลโยธิน พญาไท กทม.', '10400')).toBe('1 ถ.พหลโยธิน พญาไท กทม. 10400');
  expect(addressLine('99 ต.บางปูใหม่ จ.สมุทรปราการ', '10280')).toBe('99 ต.บางปูใหม่ จ.สมุทรปราการ 10280');
});
