import { expect, test } from 'vitest';
import { idFromSlug } from '../../../src/domain/catalogue/course.ts';

test.each([
  ['12-ทำขนมไทย', '12'],
  ['12', '12'],
  ['', ''],
])('the id of "%s" is "%s"', (slug, id) => {
  expect(idFromSlug(slug)).toBe(id);
});
