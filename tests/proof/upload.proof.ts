import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { addMedium } from '../../src/contract/administration/medium.ts';
import { shopClient } from '../support/shop/shopClient.ts';
import { type RunningShop, startShop } from '../support/shop/shopServer.ts';
import type { Proof } from './proof.ts';
import { seededRandom } from './seededRandom.ts';
import { enterAsAdministrator } from './upload/enterAsAdministrator.ts';
import { makeFilm } from './upload/makeFilm.ts';
import { MemoryWatch } from './upload/memoryWatch.ts';
import { sendUntil } from './upload/sendUntil.ts';

/** 2 GiB; `UPLOAD_BYTES` sets another size. */
const filmBytes = Number(process.env.UPLOAD_BYTES ?? 2 * 1_024 ** 3);
const interruptions = 3;
/** Most growth (bytes) of the server's memory while a film arrives. */
const growthMaximum = 50_000_000;

/**
 * A large film is uploaded by tus, interrupted three times, and the server is killed once. It arrives byte for byte, and
 * the server's memory stays flat.
 */
export const proof: Proof = {
  name: 'upload: a large film arrives byte for byte',
  isSampled: false,
  seedsAtMost: 8,
  seedsUsual: 1,
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    const notes: string[] = [];
    let cases = 0;
    for (let seed = seedFrom; seed <= seedTo; seed += 1) {
      const shop = await startShop({ withoutPages: true, env: { STORAGE_GB: '20' } });
      try {
        const { faults, note } = await uploadOnce(shop, seed);
        cases += interruptions + 1;
        failures.push(...faults.map((what) => `seed ${seed}: ${what}`));
        notes.push(note);
      } finally {
        await shop.stop();
      }
    }
    return { cases, failures, notes };
  },
};

async function uploadOnce(shop: RunningShop, seed: number) {
  const film = await makeFilm(filmBytes, seed);
  const random = seededRandom(seed);
  const marks = Array.from({ length: interruptions + 1 }, () => 1 + random.below(film.bytes - 1)).toSorted(
    (a, b) => a - b,
  );
  const killedAt = random.below(marks.length);
  const begun = performance.now();
  const memory = new MemoryWatch();
  try {
    let as = await enterAsAdministrator(shop.url);
    let url: string | null = null;
    for (const [at, mark] of marks.entries()) {
      memory.watch(shop.pid());
      const meanwhile = at === killedAt ? () => shop.kill9() : async () => {};
      url = await sendUntil({ shopUrl: shop.url, as, film, url, mark: { bytes: mark, meanwhile } });
      if (at !== killedAt) continue;
      await shop.restart();
      as = await enterAsAdministrator(shop.url);
    }
    memory.watch(shop.pid());
    url = await sendUntil({ shopUrl: shop.url, as, film, url, mark: null });
    memory.end();
    const seconds = (performance.now() - begun) / 1_000;
    const body = { uploadId: url.slice(url.lastIndexOf('/') + 1), name: 'film.mp4', kind: 'video' } as const;
    const medium = await shopClient(shop.url).call(addMedium, { body }, { as });
    const arrived = await digestOfStored(
      `${shop.dataDir}/files/private/${medium.url.slice(medium.url.lastIndexOf('/') + 1)}`,
    );
    const growth = memory.growth();
    return {
      faults: [
        ...(arrived === film.sha256 ? [] : [`the film that arrived has the digest ${arrived}, not ${film.sha256}`]),
        ...(growth <= growthMaximum ? [] : [`the server's memory grew by ${megabytes(growth)}`]),
        ...(medium.codec === 'AVC' && medium.isPlayable ? [] : [`its codec is ${medium.codec}`]),
      ],
      note: `seed ${seed}: ${film.bytes} bytes, cut at ${marks.join(', ')} (the server killed at ${marks[killedAt]}), SHA-256 ${arrived}, ${Math.round(seconds)} s, memory ${memory.summary()}`,
    };
  } finally {
    memory.end();
    await rm(film.folder, { recursive: true, force: true });
  }
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

async function digestOfStored(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
