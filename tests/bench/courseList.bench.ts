import { startShop } from '../support/shop/shopServer.ts';
import type { Bench, BenchRow } from './bench.ts';
import { fetchRaw } from './fetchRaw.ts';
import { inMilliseconds, perSecond } from './figures.ts';
import { compareLoad } from './load.ts';
import { startBare } from './startBare.ts';

const path = '/public/courses';
const json = 'application/json; charset=utf-8';

/** The course list against a bare server that sends the same bytes, as they are and as browsers ask for them. */
export const bench: Bench = {
  name: 'course list',
  run: async () => {
    const shop = await startShop({ withoutPages: true });
    try {
      return [
        ...(await compareAnswers(`${shop.url}${path}`, 'plain', 'identity')),
        ...(await compareAnswers(`${shop.url}${path}`, 'compressed', 'br')),
      ];
    } finally {
      await shop.stop();
    }
  },
};

async function compareAnswers(url: string, name: string, encoding: string): Promise<BenchRow[]> {
  const headers = { 'accept-encoding': encoding };
  const answer = await fetchRaw(url, headers);
  const isEncoded = encoding !== 'identity';
  const bare = await startBare(answer.bytes, {
    'content-type': json,
    ...(isEncoded ? { 'content-encoding': encoding } : {}),
  });
  try {
    const whole = await compareLoad({ url, headers }, { url: bare.url, headers });
    const rows = rowsOf(`GET /public/courses, ${name}, ${answer.bytes.length} bytes`, whole);
    if (isEncoded) return rows;
    const { tag: bareTag } = await fetchRaw(bare.url, headers);
    const known = (at: string, tag: string) => ({
      ...{ url: at, status: 304 },
      headers: { ...headers, 'if-none-match': tag },
    });
    const unchanged = await compareLoad(known(url, answer.tag), known(bare.url, bareTag));
    return [...rows, ...rowsOf('GET /public/courses, If-None-Match', unchanged)];
  } finally {
    await bare.stop();
  }
}

const rowsOf = (what: string, [ours, against]: Awaited<ReturnType<typeof compareLoad>>): BenchRow[] => [
  inMilliseconds(`${what}: p50`, ours.p50, against.p50),
  inMilliseconds(`${what}: p95`, ours.p95, against.p95),
  perSecond(`${what}: 16 at once`, ours.perSecond, against.perSecond),
];
