import { del, delMany, entries, set, setMany, update, values } from 'idb-keyval';
import { withRoom } from '../store/makeRoom.ts';
import { sharedSlipStore } from '../store/stores.ts';

/** A picture that was shared with the app and waits until the person says for which order it is. */
export type SharedSlip = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly sharedAt: number;
  /** Who was signed in, and alone sees it; `null`: nobody was, so whoever holds this device may. */
  readonly userId: string | null;
  /**
   * Whether the browser session had no mark of one person yet (`sharedDevice.ts`): if others use this device, it is not
   * known who shared it.
   */
  readonly isUnmarked: boolean;
};

export type Sharer = Pick<SharedSlip, 'userId' | 'isUnmarked'>;

/** Whoever shares begins the app with it; a slow phone's page comes within. */
const beginsWithinMs = 120_000;

/** Puts it on the disk before anything is answered. Throws when the device is full and nothing can give way. */
export async function keepSharedSlip(picture: File, sharer: Sharer, now: number): Promise<void> {
  const slip: SharedSlip = {
    id: crypto.randomUUID(),
    name: picture.name,
    type: picture.type,
    bytes: await picture.arrayBuffer(),
    sharedAt: now,
    ...sharer,
  };
  await withRoom(() => set(slip.id, slip, sharedSlipStore()));
}

/** The latest first: it is the one that the person has in mind. */
export async function readSharedSlips(): Promise<readonly SharedSlip[]> {
  return (await values<unknown>(sharedSlipStore())).filter(isRow).toSorted((a, b) => b.sharedAt - a.sharedAt);
}

/** After it was put to a report, or on the person's word. */
export const removeSharedSlip = (id: string): Promise<void> => del(id, sharedSlipStore());

/** Somebody leaves them here: from now on nobody else sees them. */
export async function leaveSharedSlipsTo(userId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await changeSlip(id, (row) => ({ ...row, userId: row.userId ?? userId }));
}

/** Others use this device from now on, too: whoever shared until now was who it seemed. */
export async function settleSharers(): Promise<void> {
  for (const [id, row] of await entries<string, unknown>(sharedSlipStore()))
    if (isRow(row) && row.isUnmarked) await changeSlip(id, (slip) => ({ ...slip, isUnmarked: false }));
}

/** What the next person on this device would see goes; a slip that somebody owns is never lost by another's coming. */
export async function forgetOwnerlessSlips(): Promise<void> {
  for (const [id, row] of await entries<string, unknown>(sharedSlipStore())) {
    if (!isRow(row) || !row.userId) await removeSharedSlip(id);
  }
}

/**
 * A shared device is opened anew. What was shared before any page could say so is of whoever opens it, whoever was signed
 * in last, and goes with the next start; where nobody came to see it, it goes now. Where this fails, all that came within
 * stays as it was, so that it can be tried again.
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
