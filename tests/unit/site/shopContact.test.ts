import { expect, test } from 'vitest';
import {
  hasContact,
  isLineId,
  isRegistrationNumber,
  isShopTel,
  lineAddress,
  telAddress,
} from '../../../src/domain/site/shopContact.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';

test('a telephone number is written as people read it, and dialled without spaces', () => {
  for (const tel of ['02 123 4567', '081-234-5678', '+66 2 123 4567', '1669']) {
    expect(isShopTel(tel)).toBe(true);
  }
  for (const tel of ['', '12', 'call us', '+', '02 123 4567 ต่อ 5', `0${'1'.repeat(40)}`])
    expect(isShopTel(tel)).toBe(false);
  expect(telAddress('+66 2-123 (4567)')).toBe('tel:+6621234567');
});

test('an official account of LINE keeps its @, a personal id takes a ~', () => {
  expect(['@lanrian', 'lan.rian-1'].map(isLineId)).toEqual([true, true]);
  expect(['', '@', 'ลานเรียน', 'https://line.me/x', 'a b'].map(isLineId)).toEqual([false, false, false, false, false]);
  expect(lineAddress('@lanrian')).toBe('https://line.me/R/ti/p/%40lanrian');
  expect(lineAddress('lanrian')).toBe('https://line.me/R/ti/p/~lanrian');
});

test('a registration number has digits and letters', () => {
  expect(['0105561000001', 'ท.123/2569', '7-10555-00001'].map(isRegistrationNumber)).toEqual([true, true, true]);
  expect(['', '<b>1</b>', '1'.repeat(41)].map(isRegistrationNumber)).toEqual([false, false, false]);
});

test('a shop that states one way has a contact', () => {
  expect(hasContact(defaultSiteSettings)).toBe(false);
  expect(hasContact({ ...defaultSiteSettings, registrationNumber: '1' })).toBe(true);
});
