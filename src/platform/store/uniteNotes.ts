import type { QueryKey } from '@tanstack/react-query';
import {
  addedToLog,
  type ClockNote,
  logWithAdded,
  uniteClockNotes,
  uniteLogs,
} from '../../domain/learning/deviceNotes.ts';
import type { WatchedInterval } from '../../domain/learning/progress.ts';

/** Queries whose only source is this device, by the beginning of their key. */
const notes = ['deviceLog', 'latestSeen'] as const;

type NoteName = (typeof notes)[number];

/** How what the disk says and what the page has noted meanwhile become one note, by its name. */
const unitedBy: Readonly<Record<NoteName, (kept: unknown, here: unknown) => unknown>> = {
  deviceLog: (kept, here) => (isLog(kept) && isLog(here) ? uniteLogs(kept, here) : here),
  latestSeen: (kept, here) => (isClockNote(kept) && isClockNote(here) ? uniteClockNotes(kept, here) : here),
};

export const isNote = (key: QueryKey): boolean => noteName(key) !== undefined;

/** Both have no other source: where a slow disk came after the first entry of this visit, neither may cost the other. */
export function uniteNotes(key: QueryKey, kept: unknown, here: unknown): unknown {
  const name = noteName(key);
  return name === undefined ? here : unitedBy[name](kept, here);
}

/**
 * The note as it is to stand on the disk, where `kept` does: as the page has it, unless another tab wrote there since the
 * page did, which was `before`. Then it is that with what the page has noted since.
 */
export function noteForDisk(key: QueryKey, kept: unknown, here: unknown, before: unknown): unknown {
  if (kept === undefined || isSame(kept, before)) return here;
  if (!isLog(kept) || !isLog(here)) return uniteNotes(key, kept, here);
  return logWithAdded(kept, addedToLog(isLog(before) ? before : [], here));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const noteName = ([beginning]: QueryKey): NoteName | undefined => notes.find((name) => name === beginning);

const isLog = (note: unknown): note is readonly WatchedInterval[] => Array.isArray(note);

const isClockNote = (note: unknown): note is ClockNote =>
  typeof note === 'object' && note !== null && 'answeredAt' in note && 'seen' in note;
