import { expect, test } from 'vitest';
import {
  addressBegunFor,
  noPostalAddress,
  normalisePostalAddress,
  type PostalAddress,
  refusePostalAddress,
  withPostcode,
} from '../../../src/domain/people/postalAddress.ts';
import { isProvince, thaiProvinces } from '../../../src/domain/people/thaiProvinces.ts';

const home: PostalAddress = {
  recipient: 'มะลิ ใจดี',
  tel: '0812345678',
  line: '88/12 ถนนพหลโยธิน',
  subdistrict: 'พญาไท',
  district: 'พญาไท',
  province: 'กรุงเทพมหานคร',
  postcode: '10400',
  isDefault: true,
};

test('direction marks are removed, and an invisible text counts as missing', () => {
  const typed = { ...home, recipient: '\u202eมะลิ ใจดี', line: '\u3164' };
  expect(normalisePostalAddress(typed).recipient).toBe(home.recipient);
  expect(refusePostalAddress(typed)).toHaveProperty('line');
});

test('a complete address is accepted; numbers may be typed in common formats', () => {
  expect(refusePostalAddress(home)).toEqual({});
  const typed = { ...home, tel: '+66 81-234-5678', postcode: ' ๑๐๔๐๐ ', district: ' พญาไท ' };
  expect(normalisePostalAddress(typed)).toEqual(home);
  expect(refusePostalAddress(typed)).toEqual({});
});

test('an empty one names every field', () => {
  expect(refusePostalAddress(noPostalAddress)).toEqual({
    recipient: 'postal.recipient.required',
    tel: 'postal.tel.required',
    line: 'postal.line.required',
    subdistrict: 'postal.subdistrict.required',
    district: 'postal.district.required',
    province: 'postal.province.required',
    postcode: 'postal.postcode.required',
  });
});

test.each<[Partial<PostalAddress>, object]>([
  [{ tel: '12345678' }, { tel: 'postal.tel.length' }],
  [{ postcode: '1040' }, { postcode: 'postal.postcode.length' }],
  [{ postcode: '104000' }, { postcode: 'postal.postcode.length' }],
  [{ province: 'กรุงเทพ' }, { province: 'postal.province.required' }],
  [{ recipient: 'ก'.repeat(256) }, { recipient: 'postal.name.max' }],
  [{ line: 'ก'.repeat(1_001) }, { line: 'postal.line.max' }],
])('refuses %j', (changes, problems) => {
  expect(refusePostalAddress({ ...home, ...changes })).toEqual(problems);
});

test('there are 77 provinces, each once and in both languages, Bangkok first and the others by the Thai alphabet', () => {
  expect(new Set(thaiProvinces.map(({ th }) => th)).size).toBe(77);
  expect(new Set(thaiProvinces.map(({ en }) => en)).size).toBe(77);
  const others = thaiProvinces.slice(1).map(({ th }) => th);
  expect(others).toEqual(others.toSorted(new Intl.Collator('th').compare));
  expect([isProvince('เชียงใหม่'), isProvince('Chiang Mai')]).toEqual([true, false]);
});

test('the postcode fills the province in and follows itself, but takes back none that somebody chose', () => {
  const chiangMai = thaiProvinces.find(({ en }) => en === 'Chiang Mai')?.th ?? '';
  const none = { postcode: '', province: '' };
  expect(withPostcode(none, '10400')).toEqual({ postcode: '10400', province: 'กรุงเทพมหานคร' });
  expect(withPostcode(none, ' ๑๐๔๐๐ ')).toEqual({ postcode: ' ๑๐๔๐๐ ', province: 'กรุงเทพมหานคร' });
  expect(withPostcode(home, '50000')).toEqual({ postcode: '50000', province: chiangMai });
  expect(withPostcode({ ...home, province: chiangMai }, '10110')).toEqual({ postcode: '10110' });
  expect(withPostcode(home, '104'), 'which is none yet').toEqual({ postcode: '104' });
});

test('a new one is prefilled with the account’s data', () => {
  const mali = { firstName: 'มะลิ', lastName: 'ใจดี', tel: '0812345678' };
  expect(addressBegunFor(mali)).toEqual({ ...noPostalAddress, recipient: 'มะลิ ใจดี', tel: '0812345678' });
  expect(addressBegunFor({ ...mali, lastName: '', tel: null })).toEqual({ ...noPostalAddress, recipient: 'มะลิ' });
  expect(addressBegunFor(null)).toEqual(noPostalAddress);
});
