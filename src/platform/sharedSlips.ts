import { del, set, values } from 'idb-keyval';
import { sharedSlipStore } from './stores.ts';

/** A picture that was shared with the app and waits until the person says for which order it is. */
export type SharedSlip = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
  readonly sharedAt: number;
};

/** Puts it on the disk before anything is answered. Throws when the device is full. */
export async function keepSharedSlip(picture: File, now: number): Promise<void> {
  const slip: SharedSlip = {
    id: crypto.randomUUID(),
    name: picture.name,
    type: picture.type,
    bytes: await picture.arrayBuffer(),
    sharedAt: now,
  };
  await set(slip.id, slip, sharedSlipStore());
}

/** The latest first: it is the one that the person has in mind. */
export async function readSharedSlips(): Promise<readonly SharedSlip[]> {
  return (await values<unknown>(sharedSlipStore())).filter(isSharedSlip).toSorted((a, b) => b.sharedAt - a.sharedAt);
}

/** After it was put to a report, or on the person's word. */
export const removeSharedSlip = (id: string): Promise<void> => del(id, sharedSlipStore());

function isSharedSlip(row: unknown): row is SharedSlip {
  if (typeof row !== 'object' || row === null) return false;
  const { id, name, type, bytes, sharedAt } = row as Partial<Record<keyof SharedSlip, unknown>>;
  return (
    [id, name, type].every((word) => typeof word === 'string') &&
    bytes instanceof ArrayBuffer &&
    typeof sharedAt === 'number'
  );
}
