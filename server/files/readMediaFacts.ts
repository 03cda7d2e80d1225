import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { MediaFacts } from './mediaFactsThread.ts';

/** Time (ms) for one file. A film takes 50 ms to a second. */
const longestReadMs = 60_000;

const unknownFacts: MediaFacts = { durationSeconds: null, width: null, height: null, video: null, audio: null };

/**
 * Duration, size and codecs of a film or sound, read in a thread of its own so that its memory goes with it. All are
 * `null` for a file that cannot be read in time.
 */
export async function readMediaFacts(path: string): Promise<MediaFacts> {
  const thread = new Worker(new URL('./mediaFactsThread.ts', import.meta.url), { execArgv: [], workerData: path });
  try {
    const [facts] = (await once(thread, 'message', { signal: AbortSignal.timeout(longestReadMs) })) as [MediaFacts];
    return facts;
  } catch {
    return unknownFacts;
  } finally {
    await thread.terminate();
  }
}
