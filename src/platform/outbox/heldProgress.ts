import { intervalsMaximum, type WatchedInterval } from '../../contract/learning/progress.ts';
import { reportDefect } from '../net/reportDefect.ts';
import { deviceId } from '../store/deviceId.ts';
import { isFull, withRoom } from '../store/makeRoom.ts';
import { mayPass } from '../store/openStore.ts';
import { reportStorageFault } from '../store/reportStorageFault.ts';
import { deliver } from './deliver.ts';
import { afterDelivery, type Delivery, isDue, type OutboxEntry } from './entry.ts';
import { isHeldBack } from './isHeldBack.ts';
import { allEntries } from './outboxStore.ts';
import { isOpenFor, progressEntry, type WatchLog, withStretches } from './progressEntry.ts';
import { forgetSealedRow, keepSealedRow, sealedRows } from './sealedRows.ts';
import { isWatchReport } from './watchReport.ts';
import { writeProgress } from './writeProgress.ts';

/** What nobody takes is worth a kept lecture once it is more than this (seconds watched). */
const worthALectureSeconds = 60;
const lookAgainMs = 10_000;

/** Watched time that the disk has not taken yet, and of which only this page knows. */
let held: readonly OutboxEntry[] = [];
/** Who wants to know of what is held when it is written, or first goes out, by the key of its entry. */
const waitingFor = new Map<string, readonly (() => void)[]>();
let sendingKey: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** `held`: with this page alone as yet; `unkept`: so for long, and nothing helps but a network or space. */
export type ProgressKept = 'kept' | 'held' | 'unkept';

/** One after the other: two at once would each open an entry of their own. */
let line: Promise<unknown> = Promise.resolve();

function inLine<T>(work: () => Promise<T>): Promise<T> {
  const done = line.then(work);
  line = done.catch(() => {});
  return done;
}

/**
 * Keeps watched stretches: on the disk, or with this page until the disk or the shop has them. `onSettled` is called once
 * the disk has them, and before they are sent from here: the shop may have them from then on, and nobody else may send them
 * under another key.
 */
export const keepStretches = (
  log: WatchLog,
  watched: readonly WatchedInterval[],
  now: number,
  onSettled: () => void = () => {},
): Promise<ProgressKept> =>
  inLine(() => {
    const key = hold(log, watched, now);
    if (key === null) onSettled();
    else waitingFor.set(key, [...(waitingFor.get(key) ?? []), onSettled]);
    return settle();
  });

/** The key of the entry that goes last of those that hold the stretches; `null`: there were none. */
function hold(log: WatchLog, watched: readonly WatchedInterval[], now: number): string | null {
  const open = held.findLast((entry) => isOpenFor(entry, log));
  const longer = open && withStretches(open, watched);
  if (longer) {
    put(longer);
    return longer.key;
  }
  let last: string | null = null;
  for (let from = 0; from < watched.length; from += intervalsMaximum) {
    const intervals = watched.slice(from, from + intervalsMaximum);
    const entry = progressEntry({ ...log, deviceId: deviceId(), intervals }, now);
    held = [...held, entry];
    last = entry.key;
  }
  return last;
}

/** Takes over what another page was sending when it was killed; the shop knows its key, should that page still live. */
export const holdSealed = (): Promise<ProgressKept> =>
  inLine(async () => {
    const onDisk = await keysOnDisk();
    for (const entry of sealedRows()) {
      if (onDisk.has(entry.key)) forgetSealedRow(entry.key);
      else if (held.every(({ key }) => key !== entry.key)) held = [...held, entry];
    }
    return settle();
  });

const keysOnDisk = async (): Promise<ReadonlySet<string>> =>
  new Set((await allEntries().catch(() => [])).map(({ key }) => key));

/** What the disk does not take is sent from here, and tried again before long, also when nothing more is played. */
async function settle(): Promise<ProgressKept> {
  clearTimeout(timer);
  const isUnkept = !(await writeHeld()) && secondsHeld() > worthALectureSeconds;
  if (held.length === 0) return 'kept';
  sendNext();
  timer = setTimeout(settleInLine, lookAgainMs);
  return isUnkept ? 'unkept' : 'held';
}

const settleInLine = () => void inLine(settle).catch((defect: unknown) => reportDefect(defect, 'progress'));

/** True: the disk has taken all that nobody is just sending. */
async function writeHeld(): Promise<boolean> {
  for (const entry of held) {
    if (entry.key === sendingKey) continue;
    try {
      // A lecture is worth more to the person than a minute of its progress.
      await (secondsHeld() > worthALectureSeconds ? withRoom(() => writeProgress(entry)) : writeProgress(entry));
    } catch (fault) {
      // Under its own key it may go out twice: the shop counts it once.
      if (isFull(fault) || mayPass(fault) || entry.isSealed) return told(fault);
      // It may have been kept after all, and what is told twice under two keys is counted twice.
      drop(entry.key);
      throw fault;
    }
    drop(entry.key);
  }
  return true;
}

function told(fault: unknown): false {
  reportStorageFault(fault, 'progress');
  return false;
}

/** Begun only while nothing is being written, so that nothing goes out from here and from the disk. */
function sendNext(): void {
  if (sendingKey !== null || navigator.onLine === false) return;
  const next = held.find((entry) => isDue(entry, Date.now()) && !isHeldBack(entry, held));
  if (next === undefined) return;
  const sealed = { ...next, isSealed: true };
  put(sealed);
  keepSealedRow(sealed);
  tellSettled(sealed.key);
  sendingKey = sealed.key;
  void deliver(sealed)
    .catch((defect: unknown): Delivery => {
      reportDefect(defect, 'progress');
      return { kind: 'later' };
    })
    .then((delivery) => {
      sendingKey = null;
      noteDelivery(sealed, delivery);
      settleInLine();
    });
}

function noteDelivery(sent: OutboxEntry, delivery: Delivery): void {
  if (delivery.kind === 'refused') reportDefect(delivery.problem, 'progress');
  if (delivery.kind === 'refused' || delivery.kind === 'delivered') drop(sent.key);
  // Its owner may come back while the page lives.
  else put(afterDelivery(sent, { kind: 'later' }, Date.now(), Math.random()));
}

const put = (entry: OutboxEntry): void => {
  held = held.map((other) => (other.key === entry.key ? entry : other));
};
function drop(key: string): void {
  held = held.filter((entry) => entry.key !== key);
  forgetSealedRow(key);
  tellSettled(key);
}

function tellSettled(key: string): void {
  const waiting = waitingFor.get(key) ?? [];
  waitingFor.delete(key);
  for (const tell of waiting) tell();
}

const secondsHeld = (): number =>
  held
    .flatMap(({ draft }) => (isWatchReport(draft) ? draft.intervals : []))
    .reduce((sum, { from, to }) => sum + to - from, 0);
