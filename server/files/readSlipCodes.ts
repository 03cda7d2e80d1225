import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { Pixels } from './slipCodeThread.ts';

/** A phone sends no larger slip; of a larger picture a smaller one is read. */
const longestSide = 1_500;
/** With the wait for those before it. A picture takes 10 to 150 ms. */
const longestReadMs = 5_000;
const waitingMaximum = 8;
/** So long the thread with its decoder stays for the next slip. */
const idleMs = 60_000;

let thread: Worker | null = null;
let idle: NodeJS.Timeout | null = null;
let lastTurn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * The texts of the QR codes in a picture, whatever they say. Pictures are read one after another in a thread of their
 * own, which is started for the first and ended when it takes too long. Nothing is read where the picture is unreadable,
 * too many wait, or the time is over: an upload never fails or hangs because of it.
 */
export async function readSlipCodes(picture: Buffer): Promise<readonly string[]> {
  if (waiting >= waitingMaximum) return [];
  waiting += 1;
  const signal = AbortSignal.timeout(longestReadMs);
  const turn = lastTurn.then(() => readInTurn(picture, signal)).catch(() => []);
  lastTurn = turn;
  const texts = await turn;
  waiting -= 1;
  return texts;
}

async function readInTurn(picture: Buffer, signal: AbortSignal): Promise<readonly string[]> {
  if (signal.aborted) return [];
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
  // A thread that breaks says so to whoever waits; the next slip gets another one.
  started.on('error', () => end(started));
  return started;
}

function end(reader: Worker): void {
  if (thread === reader) thread = null;
  void reader.terminate();
}
