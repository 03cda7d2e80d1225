import {
  type DownloadOutcome,
  downloadLecture,
  type LectureToDownload,
  stopDownload,
} from '../../platform/learning/downloadLecture.ts';
import { lastForgotten } from '../../platform/learning/runningDownloads.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';

/** Downloaded share of each running lecture, 0 to 1; 0 while queued. Downloads continue on other pages. */
export type Shares = ReadonlyMap<string, number>;

/** Pauses before the second and third try. */
const pausesMs = [2_000, 6_000];

/** A queued download. `asked`: the last sign-out when it was requested. */
type Press = { readonly asked: string };

let shares: Shares = new Map();
/** The requests, by person: downloads of a former person never show to the next one. */
const presses = new Map<string, Press>();
let line: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Downloads of a former person are hidden, even while they wait between two tries. */
export function currentShares(): Shares {
  dropForgotten();
  return shares;
}

function dropForgotten(): void {
  const isForgotten = ([, { asked }]: [string, Press]) => asked !== lastForgotten();
  const forgotten = [...presses].filter(isForgotten).map(([lectureId]) => lectureId);
  if (forgotten.length === 0) return;
  for (const lectureId of forgotten) presses.delete(lectureId);
  shares = new Map([...shares].filter(([lectureId]) => presses.has(lectureId)));
}

export function onSharesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Downloads lectures one after the other, so that the first is watchable soon. `onEnd` gets each outcome, except of a
 * request that a later one replaced. Downloads stop after a sign-out in any window.
 */
export function enqueueDownloads(wanted: LectureToDownload, onEnd: (outcome: DownloadOutcome) => void): void {
  const { lectureId } = wanted;
  const press: Press = { asked: lastForgotten() };
  dropForgotten();
  if (presses.has(lectureId)) return;
  presses.set(lectureId, press);
  note(lectureId, 0);
  const isStillWanted = () => presses.get(lectureId) === press && press.asked === lastForgotten();
  line = line.then(async () => {
    // A defect in one lecture must not stop the others.
    const outcome = await downloadWithRetries(wanted, isStillWanted).catch((defect: unknown): DownloadOutcome => {
      reportDefect(defect, 'lectures');
      return 'failed';
    });
    const later = presses.get(lectureId);
    if (later !== undefined && later !== press) return;
    leave(lectureId);
    onEnd(outcome);
  });
}

/** Retries, because a network that has just returned often fails again. */
async function downloadWithRetries(wanted: LectureToDownload, isStillWanted: () => boolean): Promise<DownloadOutcome> {
  const { lectureId } = wanted;
  const keep = () =>
    downloadLecture(wanted, { now: Date.now(), onShare: (share) => isStillWanted() && noteHigher(lectureId, share) });
  if (!isStillWanted()) return 'stopped';
  for (const pause of pausesMs) {
    const outcome = await keep();
    if (outcome !== 'failed') return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isStillWanted()) return 'stopped';
  }
  return keep();
}

/** Removes a lecture from the queue, or cancels its download. */
export function stopLecture(lectureId: string): void {
  leave(lectureId);
  stopDownload(lectureId);
}

/** Stops all downloads, because storage is full. */
export function stopLine(): void {
  for (const lectureId of shares.keys()) stopLecture(lectureId);
}

function leave(lectureId: string): void {
  presses.delete(lectureId);
  note(lectureId, null);
}

function noteHigher(lectureId: string, share: number): void {
  // Reports whole percents only: a video comes in thousands of chunks.
  if (Math.floor(share * 100) > Math.floor((shares.get(lectureId) ?? 0) * 100)) note(lectureId, share);
}

function note(lectureId: string, share: number | null): void {
  const next = new Map(shares);
  if (share === null) next.delete(lectureId);
  else next.set(lectureId, share);
  shares = next;
  for (const listener of listeners) listener();
}
