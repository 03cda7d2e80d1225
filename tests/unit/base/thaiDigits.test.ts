import { expect, test } from 'vitest';
import { withArabicDigits } from '../../../src/domain/thaiDigits.ts';

test('Thai digits are converted, and nothing else changes', () => {
  expect(withArabicDigits('๐๑๒๓๔๕๖๗๘๙')).toBe('0123456789');
  expect(withArabicDigits('๑4 ก.พ. ๒๕๖๙, ๙:๔๑ น. ๏ ๚')).toBe('14 ก.พ. 2569, 9:41 น. ๏ ๚');
});
