import { del, delMany, entries, set, setMany, update, values } from 'idb-keyval';
import { areSameBytes } from '../store/areSameBytes.ts';
import { withRoom } from '../store/makeRoom.ts';
import { sharedSlipStore } from '../store/stores.ts';

/** A picture shared with the app that waits for its order. */
export type SharedSlip = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly sharedAt: number;
  /** The signed-in person, who alone sees it; `null`: anybody here. */
  readonly userId: string | null;
  /** The browser session was not marked yet (`sharedDevice.ts`): on a shared device its sharer is unknown. */
  readonly isUnmarked: boolean;
};

export type Sharer = Pick<SharedSlip, 'userId' | 'isUnmarked'>;

/** The app starts with the share; a slow phone loads within this (ms). */
const beginsWithinMs = 120_000;

/** Stores it before any answer, once however often its owner shares it. Throws if the device is full. */
export async function storeSharedSlip(picture: File, sharer: Sharer, now: number): Promise<void> {
  const bytes = await picture.arrayBuffer();
  const same = (await readSharedSlips()).find(
    (slip) => slip.userId === sharer.userId && slip.isUnmarked === sharer.isUnmarked && areSameBytes(slip.bytes, bytes),
  );
  const slip: SharedSlip = {
    id: same?.id ?? crypto.randomUUID(),
    name: picture.name,
    type: picture.type,
    bytes,
    sharedAt: now,
    ...sharer,
  };
  await withRoom(() => set(slip.id, slip, sharedSlipStore()));
}

/** Latest first. */
export async function readSharedSlips(): Promise<readonly SharedSlip[]> {
  return (await values<unknown>(sharedSlipStore())).filter(isRow).toSorted((a, b) => b.sharedAt - a.sharedAt);
}

/** After it joined a report, or on the person's word. */
export const removeSharedSlip = (id: string): Promise<void> => del(id, sharedSlipStore());

/** Assigns them to a leaving person: nobody else sees them. */
export async function leaveSharedSlipsTo(userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await changeSlip(id, (row) => ({ ...row, userId: row.userId ?? userId }));
}

/** The device becomes shared: earlier sharers count as known. */
export async function settleSharers(): Promise<void> {
  for (const [id, row] of await entries<string, unknown>(sharedSlipStore()))
    if (isRow(row) && row.isUnmarked) await changeSlip(id, (slip) => ({ ...slip, isUnmarked: false }));
}

/** Removes slips that the next person would see; owned ones stay. */
export async function forgetOwnerlessSlips(): Promise<void> {
  for (const [id, row] of await entries<string, unknown>(sharedSlipStore())) {
    if (!isRow(row) || !row.userId) await removeSharedSlip(id);
  }
}

/**
 * A shared device starts again. Slips shared just before belong to this visitor and go with the next start; without a
 * visitor they go now. After a failure they stay for a retry.
 */
export async function leaveSlipsToComer(now: number): Promise<void> {
  const rows = await entries<string, unknown>(sharedSlipStore());
  const came = rows.flatMap(([id, row]): [string, SharedSlip][] =>
    isRow(row) && row.isUnmarked && now - row.sharedAt < beginsWithinMs
      ? [[id, { ...row, userId: null, isUnmarked: false }]]
      : [],
  );
  const stay = new Set(came.map(([id]) => id));
  const gone = rows.filter(([id, row]) => !stay.has(id) && (!isRow(row) || row.isUnmarked || !row.userId));
  await delMany(
    gone.map(([id]) => id),
    sharedSlipStore(),
  );
  await withRoom(() => setMany(came, sharedSlipStore()));
}

const changeSlip = (id: string, change: (row: SharedSlip) => SharedSlip): Promise<void> =>
  withRoom(() => update<unknown>(id, (row) => (isRow(row) ? change(row) : row), sharedSlipStore()));

function isRow(row: unknown): row is SharedSlip {
  if (typeof row !== 'object' || row === null) return false;
  const { id, name, type, bytes, sharedAt, userId, isUnmarked } = row as Partial<Record<keyof SharedSlip, unknown>>;
  return (
    (userId === null || typeof userId === 'string') &&
    typeof isUnmarked === 'boolean' &&
    [id, name, type].every((word) => typeof word === 'string') &&
    bytes instanceof ArrayBuffer &&
    typeof sharedAt === 'number'
  );
}
