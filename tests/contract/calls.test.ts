import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../../server/routes/all.ts';
import { isDeskRight } from '../../src/domain/people/rights.ts';

const table = allCalls;
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);

test('names and addresses are used once', () => {
  expect(repeated(table.map(({ name }) => name))).toEqual([]);
  expect(repeated(table.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`))).toEqual([]);
});

test.each(table.map((call) => [call.name, call] as const))('%s describes its own address', (_, call) => {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const described = Object.keys(z.toJSONSchema(call.params, { io: 'input' }).properties ?? {});
  expect(described.toSorted()).toEqual(inPath.toSorted());
  expect(call.path).toMatch(/^\/(public|private|api|webhook)\//);
});

test('only readers are shared, only writers have a key, and a private path never is public', () => {
  const wrong = table.filter(
    (call) =>
      (call.caching === 'shared' && (call.method !== 'GET' || call.scope !== 'public')) ||
      (call.idempotent && call.method === 'GET') ||
      (call.path.startsWith('/private/') && call.scope === 'public'),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('every call below /api/admin needs a right of the desk', () => {
  const open = table.filter(({ path, scope }) => path.startsWith('/api/admin/') && !isDeskRight(scope));
  expect(open.map(({ name }) => name)).toEqual([]);
});
