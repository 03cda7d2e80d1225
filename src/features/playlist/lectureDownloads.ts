import {
  type DownloadOutcome,
  downloadLecture,
  type LectureToDownload,
  stopDownload,
} from '../../platform/learning/downloadLecture.ts';
import { lastForgotten } from '../../platform/learning/runningDownloads.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';

/** How much of each lecture on its way is here, 0 to 1; one in line has 0. Goes on while the person looks elsewhere. */
export type Shares = ReadonlyMap<string, number>;

/** Before the second and the third try. */
const pausesMs = [2_000, 6_000];

/** A press in the line. `asked`: what was forgotten last when it was made. */
type Press = { readonly asked: string };

let shares: Shares = new Map();
/** Whose share each is: one who left keeps no place from the next person. */
const presses = new Map<string, Press>();
let line: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

/** Of whoever has left nothing is shown to the next person, also while it rests between two tries. */
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
 * Keeps lectures one after the other, so that the first can be watched soon. `onEnd` hears of each how it ended, but not of
 * one in whose place a later press stands. Nothing is fetched for whoever has left since, in this window or another.
 */
export function keepInLine(wanted: LectureToDownload, onEnd: (outcome: DownloadOutcome) => void): void {
  const { lectureId } = wanted;
  const press: Press = { asked: lastForgotten() };
  dropForgotten();
  if (presses.has(lectureId)) return;
  presses.set(lectureId, press);
  note(lectureId, 0);
  const isStillWanted = () => presses.get(lectureId) === press && press.asked === lastForgotten();
  line = line.then(async () => {
    // A fault of ours in one lecture must not hold up the others.
    const outcome = await keepPatiently(wanted, isStillWanted).catch((defect: unknown): DownloadOutcome => {
      reportDefect(defect, 'lectures');
      return 'failed';
    });
    const later = presses.get(lectureId);
    if (later !== undefined && later !== press) return;
    leave(lectureId);
    onEnd(outcome);
  });
}

/** A network that has just come back is often gone again for a moment. */
async function keepPatiently(wanted: LectureToDownload, isStillWanted: () => boolean): Promise<DownloadOutcome> {
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

/** Takes a lecture out of the line, or stops what is on its way. */
export function stopLecture(lectureId: string): void {
  leave(lectureId);
  stopDownload(lectureId);
}

/** Nothing more is fetched: there is no room for it. */
export function stopLine(): void {
  for (const lectureId of shares.keys()) stopLecture(lectureId);
}

function leave(lectureId: string): void {
  presses.delete(lectureId);
  note(lectureId, null);
}

function noteHigher(lectureId: string, share: number): void {
  // Told by whole percents: a film comes in thousands of pieces.
  if (Math.floor(share * 100) > Math.floor((shares.get(lectureId) ?? 0) * 100)) note(lectureId, share);
}

function note(lectureId: string, share: number | null): void {
  const next = new Map(shares);
  if (share === null) next.delete(lectureId);
  else next.set(lectureId, share);
  shares = next;
  for (const listener of listeners) listener();
}
