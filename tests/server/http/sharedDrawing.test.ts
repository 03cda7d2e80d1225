import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeThrottles } from '../../../server/base/throttle.ts';
import type { HandledCall, HttpContext } from '../../../server/http/handle.ts';
import { drawnPages } from '../../../server/http/pages/drawnPages.ts';

/** A build whose page shows the answer of its one call. */
const drawer = `
let answer;
export const isDrawn = () => true;
export const answerBy = (next) => { answer = next; };
export const drawPage = async () => {
  const { status, body } = await answer({ name: 'listCourses', params: {}, query: {} });
  if (status !== 200) throw new Error('not drawn');
  return { status, markup: body, head: '', answers: [], refusals: [], modules: [], defects: [] };
};`;

type Run = { readonly say: () => void; readonly fail: () => void };

let build: string;
let runs: Run[];
let version: string;
let pages: ReturnType<typeof drawnPages>;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'lanrian-drawing-'));
  mkdirSync(join(build, '.draw'));
  writeFileSync(join(build, '.draw', 'draw.mjs'), drawer);
  [runs, version] = [[], 'first'];
  const call = { name: 'listCourses', scope: 'public', caching: 'shared' };
  const handled: Pick<HandledCall, 'answer' | 'version'> = {
    version: async () => version,
    answer: () =>
      new Promise((resolve, reject) => {
        const body = version;
        runs.push({ say: () => resolve({ kind: 'answer', body }), fail: () => reject(new Error('away')) });
      }),
  };
  pages = drawnPages([{ call, ...handled } as unknown as HandledCall]);
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const context = {
  ...{
    now: 0,
    language: 'th',
    address: '127.0.0.1',
    throttles: makeThrottles(() => 0, { callsPerMinute: 6_000, storageBytes: 1 }),
  },
  parts: { config: { publicUrl: 'http://shop.test' } },
} as HttpContext;
const ask = (address = '/') => pages.draw({ build, address, pathname: address, language: 'th' }, context);
const markupOf = async (asked: ReturnType<typeof ask>) => (await asked)?.markup;
/** Waits for all queued promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

async function begun(count: number): Promise<void> {
  while (runs.length < count) await settled();
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

test('all who ask for a page at once share one drawing', async () => {
  const asked = Array.from({ length: 20 }, () => ask());
  await begun(1);
  expect(runs).toHaveLength(1);
  runs[0]?.say();
  expect(await Promise.all(asked.map(markupOf))).toEqual(Array(20).fill('first'));
  expect(runs).toHaveLength(1);
});

test('other pages do not wait for it', async () => {
  const home = ask('/');
  const courses = ask('/courses');
  await begun(2);
  runs[1]?.say();
  expect(await markupOf(courses)).toBe('first');
  runs[0]?.say();
  await home;
});

test('who asks after a change gets it, also where a drawing had begun before; one more serves them all', async () => {
  const before = ask();
  await begun(1);
  version = 'second';
  const after = Array.from({ length: 20 }, () => ask());
  await settled();
  runs[0]?.say();
  expect(await markupOf(before)).toBe('first');
  await begun(2);
  expect(runs).toHaveLength(2);
  runs[1]?.say();
  expect(await Promise.all(after.map(markupOf))).toEqual(Array(20).fill('second'));
});

test('a drawing that failed is told to who began it, and made again for the others', async () => {
  const first = ask();
  await begun(1);
  const second = ask();
  await settled();
  runs[0]?.fail();
  await expect(first).rejects.toThrow('away');
  await begun(2);
  runs[1]?.say();
  expect(await markupOf(second)).toBe('first');
});
