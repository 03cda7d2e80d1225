import { expect, test } from 'vitest';
import { isPassing } from '../../../src/domain/passingStatus.ts';

test.each([408, 429, 500, 502, 503, 504, 507])('%i is over in a moment', (status) => {
  expect(isPassing(status)).toBe(true);
});

test.each([200, 304, 400, 401, 403, 404, 409, 413])('%i is unchanged', (status) => {
  expect(isPassing(status)).toBe(false);
});
