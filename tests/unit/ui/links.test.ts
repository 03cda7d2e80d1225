import { describe, expect, test } from 'vitest';
import { sharePath } from '../../../src/contract/site/shareTarget.ts';
import { links, safeReturnTo } from '../../../src/ui/press/links.ts';

test('a slug is the end of the address as it is', () => {
  expect(links.course('12-tax-for-shops')).toBe('/course/12-tax-for-shops');
  expect(links.product('12-v2/0?')).toBe('/product/12-v2%2F0%3F');
});

test('an empty query leaves no question mark', () => {
  expect(links.courses()).toBe('/courses');
  expect(links.courses('')).toBe('/courses');
  expect(links.courses('ภาษี & บัญชี')).toBe(`/courses?${new URLSearchParams({ keyword: 'ภาษี & บัญชี' })}`);
});

test('a token is written so that it cannot become another path', () => {
  expect(links.order('a/../b?c')).toBe('/order/a%2F..%2Fb%3Fc');
});

describe('the way back after a sign-in', () => {
  test('stays inside the app', () => {
    expect(safeReturnTo('/checkout?a=1')).toBe('/checkout?a=1');
    for (const foreign of [
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '',
      null,
      undefined,
    ])
      expect(safeReturnTo(foreign)).toBe('/');
  });
});

test('the page of a shared slip has the address that worker and manifest use', () => {
  expect(links.share()).toBe(sharePath);
});
