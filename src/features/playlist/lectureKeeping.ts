import {
  type KeepOutcome,
  keepLecture,
  type LectureToKeep,
  stopKeeping,
  timesForgotten,
} from '../../platform/keptLectures.ts';
import { reportDefect } from '../../platform/reportDefect.ts';

/** How much of each lecture on its way is here, 0 to 1; one in line has 0. Goes on while the person looks elsewhere. */
export type Shares = ReadonlyMap<string, number>;

/** Before the second and the third try. */
const pausesMs = [2_000, 6_000];

let shares: Shares = new Map();
let line: Promise<unknown> = Promise.resolve();
const listeners = new Set<() => void>();

export const currentShares = (): Shares => shares;

export function onSharesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps lectures one after the other, so that the first can be watched soon. `onEnd` hears of each how it ended. Nothing is
 * fetched for whoever has left since.
 */
export function keepInLine(wanted: LectureToKeep, onEnd: (outcome: KeepOutcome) => void): void {
  const { lectureId } = wanted;
  if (shares.has(lectureId)) return;
  note(lectureId, 0);
  const asked = timesForgotten();
  const isStillWanted = () => shares.has(lectureId) && timesForgotten() === asked;
  line = line.then(async () => {
    // A fault of ours in one lecture must not hold up the others.
    const outcome = await keepPatiently(wanted, isStillWanted).catch((defect: unknown): KeepOutcome => {
      reportDefect(defect, 'lectures');
      return 'failed';
    });
    note(lectureId, null);
    onEnd(outcome);
  });
}

/** A network that has just come back is often gone again for a moment. */
async function keepPatiently(wanted: LectureToKeep, isStillWanted: () => boolean): Promise<KeepOutcome> {
  const { lectureId } = wanted;
  const keep = () => keepLecture(wanted, { now: Date.now(), onShare: (share) => noteIfWanted(lectureId, share) });
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
  note(lectureId, null);
  stopKeeping(lectureId);
}

/** Nothing more is fetched: there is no room for it. */
export function stopLine(): void {
  for (const lectureId of shares.keys()) stopLecture(lectureId);
}

function noteIfWanted(lectureId: string, share: number): void {
  // Told by whole percents: a film comes in thousands of pieces.
  if (shares.has(lectureId) && Math.floor(share * 100) > Math.floor((shares.get(lectureId) ?? 0) * 100)) {
    note(lectureId, share);
  }
}

function note(lectureId: string, share: number | null): void {
  const next = new Map(shares);
  if (share === null) next.delete(lectureId);
  else next.set(lectureId, share);
  shares = next;
  for (const listener of listeners) listener();
}
