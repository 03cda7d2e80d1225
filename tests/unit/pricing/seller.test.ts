import { expect, test } from 'vitest';
import {
  normaliseSeller,
  noSeller,
  refuseSeller,
  type Seller,
  warnsOfSellerId,
} from '../../../src/domain/tax/seller.ts';

const seller: Seller = {
  name: 'บริษัท ลานเรียน จำกัด',
  branch: '00000',
  taxId: '0105540087061',
  address: '99 ถนนสุขุมวิท',
  postcode: '10110',
};

test('an empty form lacks everything but the branch', () => {
  expect(refuseSeller(noSeller)).toEqual({
    name: 'seller.name.required',
    taxId: 'seller.taxId.length',
    address: 'seller.address.required',
    postcode: 'seller.postcode.length',
  });
});

test('numbers are taken however they are typed', () => {
  const typed = {
    ...seller,
    taxId: '๐-๑๐๕๕-๔๐๐๘๗-๐๖-๑',
    branch: ' ๐๐๐๐๐',
    postcode: '๑๐๑๑๐ ',
    name: ` ${seller.name} `,
  };
  expect(refuseSeller(typed)).toEqual({});
  expect(normaliseSeller(typed)).toEqual(seller);
});

test('too long, too short and non-numeric values are refused', () => {
  const faulty = { ...seller, branch: '1', taxId: '123', postcode: '1011', name: 'ก'.repeat(256) };
  expect(refuseSeller(faulty)).toEqual({
    name: 'seller.name.max',
    branch: 'seller.branch.digits',
    taxId: 'seller.taxId.length',
    postcode: 'seller.postcode.length',
  });
});

test('a wrong check digit only warns', () => {
  const slip = { ...seller, taxId: '0105540087062' };
  expect([refuseSeller(slip), warnsOfSellerId(slip), warnsOfSellerId(seller)]).toEqual([{}, true, false]);
});
