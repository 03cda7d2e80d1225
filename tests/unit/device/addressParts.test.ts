import { expect, test, vi } from 'vitest';
import { listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { addressParts } from '../../../src/platform/net/addressParts.ts';
import { leadsNowhere } from '../../../src/platform/net/callFailed.ts';
import { callServer } from '../../../src/platform/net/callServer.ts';

test('parts of an address come in the wire’s spelling', () => {
  expect(addressParts(courseDetail, { params: { slug: '1-ภาษี', n: '0' } }).params).toEqual({ slug: '1-ภาษี', n: '0' });
  expect(addressParts(listCourses, { query: { page: 2 } })).toEqual({ params: {}, query: { page: '2' } });
});

test('an impossible id in an address is refused like an unknown one, without a call', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const asked = callServer(courseDetail, { params: { slug: 'x'.repeat(5_000), n: '0' } });
  expect(leadsNowhere(await asked.catch((refusal: unknown) => refusal))).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockRestore();
});
