import type { WatchedInterval } from '../../contract/learning/progress.ts';

/** What was being played when the page was left: whose it is, of which course, and the stretch. */
export type LeftStretch = { readonly userId: string; readonly courseId: string; readonly watched: WatchedInterval };

/** Two windows that are left at once must not write over each other: every stretch has a row of its own. */
const beginning = 'lanrian.left.';
/** Of the rows of what a full device was sending from memory (`outbox/sealedRows.ts`). */
export const sealedBeginning = 'lanrian.sealed.';

/** Whether a row has watched time that was not sent; it says itself whose that is. */
export const isUnsentRow = (name: string): boolean => name.startsWith(beginning) || name.startsWith(sealedBeginning);

/** Whether a start has anything to take up; it reads no row. */
export const isAnythingLeft = (): boolean => rowsBeginning('lanrian.').some(isUnsentRow);
const rowOf = ({ userId, courseId, watched: { lectureId, recordedAt } }: LeftStretch): string =>
  `${beginning}${userId}.${courseId}.${lectureId}.${recordedAt}`;

/** Held by the page that has a row in hand, so that no other takes it up meanwhile; it goes with its page. */
const lockOf = (left: LeftStretch): string => `lanrian-left-stretch.${rowOf(left)}`;

/** At once, since a write that IndexedDB begins while a page is left never reaches the disk. Whether it is kept. */
export function noteLeft(left: LeftStretch): boolean {
  try {
    localStorage.setItem(rowOf(left), JSON.stringify(left));
    return true;
  } catch {
    return false;
  }
}

/**
 * A page that is hidden is often killed: what it hands over stands in a row, too, until what is answered is called. Nobody
 * else takes it up while the page lives.
 */
export function noteMeanwhile(left: LeftStretch): () => void {
  if (!noteLeft(left)) return () => {};
  let letGo = () => {};
  const settled = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(lockOf(left), () => settled);
  return () => {
    forgetLeft(left);
    letGo();
  };
}

/**
 * Has a row handed over, unless another page has it in hand or has forgotten it. It stays this page's until `settled` is
 * called, which forgets it. Answers when `handOver` is done.
 */
export const takeInHand = (left: LeftStretch, handOver: (settled: () => void) => Promise<unknown>): Promise<void> =>
  new Promise((isDone, fails) => {
    const work = async (lock: Lock | null): Promise<void> => {
      if (lock === null || !isNoted(left)) return isDone();
      await new Promise<void>((letGo) => {
        const settled = () => {
          forgetLeft(left);
          letGo();
        };
        handOver(settled).then(
          () => isDone(),
          (fault: unknown) => {
            letGo();
            fails(fault);
          },
        );
      });
    };
    navigator.locks.request(lockOf(left), { ifAvailable: true }, work).catch(fails);
  });

/** In the order in which they were played. A row that cannot be read tells nobody anything, and goes. */
export function leftStretches(): readonly LeftStretch[] {
  const rows = rowsBeginning(beginning).flatMap((name) => {
    const left = readRow(name);
    if (left === null) remove(name);
    return left ?? [];
  });
  return rows.toSorted((a, b) => a.watched.recordedAt - b.watched.recordedAt);
}

const forgetLeft = (left: LeftStretch): void => remove(rowOf(left));
const isNoted = (left: LeftStretch): boolean => readRow(rowOf(left)) !== null;

/** At a sign-out on the person's word. */
export function forgetLeftOf(userId: string): void {
  for (const name of rowsBeginning(`${beginning}${userId}.`)) remove(name);
}

export function rowsBeginning(start: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(start));
  } catch {
    return [];
  }
}

function readRow(name: string): LeftStretch | null {
  try {
    const row: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
    return isLeft(row) ? row : null;
  } catch {
    return null;
  }
}

function remove(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}

const isLeft = (row: unknown): row is LeftStretch =>
  typeof row === 'object' &&
  row !== null &&
  'userId' in row &&
  typeof row.userId === 'string' &&
  'courseId' in row &&
  typeof row.courseId === 'string' &&
  'watched' in row &&
  isWatched(row.watched);

const isWatched = (watched: unknown): watched is WatchedInterval =>
  typeof watched === 'object' &&
  watched !== null &&
  'lectureId' in watched &&
  typeof watched.lectureId === 'string' &&
  'from' in watched &&
  typeof watched.from === 'number' &&
  'to' in watched &&
  typeof watched.to === 'number' &&
  'recordedAt' in watched &&
  typeof watched.recordedAt === 'number';
