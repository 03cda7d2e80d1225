import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { finish, sharedAnswers } from '../../../server/http/sharedAnswers.ts';

const answer = finish({ success: true });
const address = (words: string) => `/public/courses?keyword=${words}`;

test('a finished answer is kept for its address while its version stands', () => {
  const cache = sharedAnswers();
  cache.at(address('a'), '1').keep(answer);
  expect(cache.at(address('a'), '1').known).toMatchObject(answer);
  expect(cache.at(address('a'), '2').known).toBeNull();
  expect(cache.at(address('b'), '1').known).toBeNull();
});

test('addresses that are made up fill no memory: long ones are not kept, and of many small ones the earliest go', () => {
  const cache = sharedAnswers();
  const long = address('a'.repeat(600));
  cache.at(long, '1').keep(answer);
  expect(cache.at(long, '1').known).toBeNull();
  cache.at(address('first'), '1').keep(answer);
  for (let each = 0; each < 20_000; each += 1) cache.at(address(String(each)), '1').keep(answer);
  expect(cache.at(address('first'), '1').known).toBeNull();
  expect(cache.at(address('19999'), '1').known).toMatchObject(answer);
});

test('a finished answer is compressed once in each encoding', async () => {
  const packed = await answer.packed('br');
  expect(await answer.packed('br')).toBe(packed);
  expect(brotliDecompressSync(packed)).toEqual(answer.body);
  expect(gunzipSync(await answer.packed('gzip'))).toEqual(answer.body);
});
