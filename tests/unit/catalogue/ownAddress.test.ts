import { expect, test } from 'vitest';
import { pageOf } from '../../../src/domain/site/pageAddress.ts';
import { rightAddress } from '../../../src/features/catalogue/ownAddress.ts';
import { links } from '../../../src/ui/press/links.ts';

const own = links.course('1001-tax-for-shops');
const at = (pathname: string, search = '', hash = '') => rightAddress(own, { pathname, search, hash });

test.each(['/course/1001-wrong-words', '/course/1001', '/course/1001-', '/course/1001-tax-for-shops/'])(
  'the address %s of a course becomes canonical, with its query and fragment',
  (pathname) => {
    expect(at(pathname)).toBe('/course/1001-tax-for-shops');
    expect(at(pathname, '?code=A', '#plans-title')).toBe('/course/1001-tax-for-shops?code=A#plans-title');
  },
);

test('the right address stays as it is, in Thai letters, too', () => {
  expect(at('/course/1001-tax-for-shops', '?code=A')).toBeNull();
  const thai = links.course('7-ภาษี');
  expect(
    rightAddress(thai, { pathname: new URL('https://shop.example/course/7-ภาษี').pathname, search: '', hash: '' }),
  ).toBe(null);
});

test.each(['/course/10011-wrong', '/course/100', '/product/1001-wrong', '/learn/1001', '/'])(
  'the address %s is of something else, and left alone',
  (pathname) => expect(at(pathname)).toBeNull(),
);

test('an address that is put right is of the same page, and words with a hyphen elsewhere tell pages apart', () => {
  const wrong = ['/course/1001-wrong-words', '/course/1001', '/course/1001-'];
  expect(new Set([own, ...wrong].map(pageOf)).size).toBe(1);
  const others = ['/course/10011-a', '/product/1001-a', '/learn/1001', '/courses/tax-a', '/courses/tax-b', '/'];
  expect(new Set([own, ...others].map(pageOf)).size).toBe(1 + others.length);
});
