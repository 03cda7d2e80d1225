import { expect, test } from 'vitest';
import { checkThaiId, isPostcode } from '../../../src/domain/tax/thaiId.ts';

test.each(['1101700207030', '1112034563562', '1234567890121', '0105540087061', '0994000165501', '0107536000315'])(
  '%s is a well-formed id',
  (id) => {
    expect(checkThaiId(id)).toBe('ok');
  },
);

test.each(['1101700230705', '0105536000315', '0107537000315', '0000000000000', '1111111111111'])(
  '%s warns of its check digit',
  (id) => {
    expect(checkThaiId(id)).toBe('checkDigit');
  },
);

test.each(['', '110170020703', '11017002070300', '110170020703a', '1 1017 00207 03 0', '๑๑๐๑๗๐๐๒๐๗๐๓๐'])(
  '"%s" has not 13 digits',
  (id) => {
    expect(checkThaiId(id)).toBe('length');
  },
);

test('a postcode has five digits', () => {
  expect(isPostcode('10110')).toBe(true);
  expect(['1011', '101100', '1011a', ''].some(isPostcode)).toBe(false);
});
