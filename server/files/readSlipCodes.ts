import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Pixels } from './slipCodeThread.ts';

/** A larger picture is read at this size. */
const longestSide = 1_500;
/** A picture takes 10 to 150 ms. */
const longestReadMs = 5_000;
/** How long (ms) the idle thread stays. */
const idleMs = 60_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | null = null;
let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * The texts of all QR codes in a picture. Pictures are read one by one in a thread that ends when it takes too long.
 * Empty if unreadable or late: nothing fails or hangs because of it. Callers limit how many wait.
 */
export function readSlipCodes(picture: Buffer): Promise<readonly string[]> {
  const turn = lastTurn.then(() => readInTurn(picture)).catch(() => []);
  lastTurn = turn;
  return turn;
}

async function readInTurn(picture: Buffer): Promise<readonly string[]> {
  const signal = AbortSignal.timeout(longestReadMs);
  thread ??= startThread();
  const reader = thread;
  if (idle !== null) clearTimeout(idle);
  try {
    const pixels = await pixelsOf(picture);
    reader.postMessage(pixels, [pixels.data.buffer]);
    const [texts]: unknown[] = await once(reader, 'message', { signal });
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : [];
  } catch {
    end(reader);
    return [];
  } finally {
    idle = setTimeout(() => end(reader), idleMs).unref();
  }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: longestReadMs / 1_000 })
    .toBuffer({ resolveWithObject: true });
  return { data: Uint8ClampedArray.from(data), width: info.width, height: info.height, colorSpace: 'srgb' };
}

function startThread(): Worker {
  const started = new Worker(new URL('./slipCodeThread.ts', import.meta.url), { execArgv: [] });
  started.unref();
  // A broken thread answers its callers; the next slip starts another.
  started.on('error', () => end(started));
  return started;
}

function end(reader: Worker): void {
  if (thread === reader) thread = null;
  void reader.terminate();
}
