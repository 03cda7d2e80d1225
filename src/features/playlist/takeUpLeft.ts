import type { QueryClient } from '@tanstack/react-query';
import { holdsStretch } from '../../domain/learning/deviceNotes.ts';
import type { Person } from '../../domain/people/identity.ts';
import { type LeftStretch, leftStretches, takeInHand } from '../../platform/learning/leftStretches.ts';
import { allEntries } from '../../platform/outbox/outboxStore.ts';
import { queueProgress } from '../../platform/outbox/queueProgress.ts';
import { sealedRows } from '../../platform/outbox/sealedRows.ts';
import { takeUpSealed } from '../../platform/outbox/takeUpSealed.ts';
import { isWatchReport } from '../../platform/outbox/watchReport.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { deviceId } from '../../platform/store/deviceId.ts';
import { reportStorageFault } from '../../platform/store/reportStorageFault.ts';
import { noteOnDevice } from './noteOnDevice.ts';
import { deviceLogQuery } from './playlistQueries.ts';

/**
 * What was being played when a page was left goes the way of all watched time: into the outbox, where it waits for its owner,
 * and, for whoever is here, to what this device played. Nothing before it is known who is here. What got there by itself
 * after all is not added again, since an allowance would lose it twice.
 */
export async function takeUpLeft(client: QueryClient): Promise<void> {
  const here = () => client.getQueryData<Person | null>(sessionKey);
  if (here() === undefined) return;
  for (const left of leftStretches()) {
    await takeInHand(left, async (settled) => {
      if (left.userId === here()?.id) note(client, left);
      if (await isQueued(left)) return settled();
      await queue(left, settled);
    });
  }
  const sealed = sealedRows();
  if (sealed.length === 0) return;
  for (const { draft } of sealed) {
    if (!isWatchReport(draft) || draft.userId !== here()?.id) continue;
    for (const watched of draft.intervals) note(client, { ...draft, watched });
  }
  await takeUpSealed();
}

/** Also where it fails it may have been kept, as with what a player hands over: it is not tried twice. */
const queue = ({ userId, courseId, watched }: LeftStretch, settled: () => void): Promise<unknown> =>
  queueProgress(userId, courseId, [watched], Date.now(), settled).catch((fault: unknown) =>
    reportStorageFault(fault, 'progress'),
  );

function note(client: QueryClient, { userId, courseId, watched }: LeftStretch): void {
  const log = client.getQueryData(deviceLogQuery(userId, courseId).queryKey) ?? [];
  const played = { ...watched, deviceId: deviceId() };
  if (!log.some((known) => known.deviceId === played.deviceId && holdsStretch(known, played)))
    noteOnDevice(client, userId, courseId, played);
}

const isQueued = async ({ userId, courseId, watched }: LeftStretch): Promise<boolean> =>
  (await allEntries()).some(
    ({ draft }) =>
      isWatchReport(draft) &&
      draft.userId === userId &&
      draft.courseId === courseId &&
      draft.intervals.some((known) => holdsStretch(known, watched)),
  );
