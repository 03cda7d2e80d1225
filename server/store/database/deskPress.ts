import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import type { ExecuteSql, Tx } from './connection.ts';

/** A request that changes something at the desk, for the audit. */
export type DeskPress = {
  readonly press: string;
  readonly actor: string;
  readonly role: string;
  /** Name of the contract's call. */
  readonly call: string;
  /** Epoch milliseconds. */
  readonly at: number;
};

const pressed = new AsyncLocalStorage<DeskPress>();

/** Runs the work of a desk request: what its transactions change is recorded as this person's. */
export const recordedAs = <Result>(press: DeskPress, work: () => Promise<Result>): Promise<Result> =>
  pressed.run(press, work);

/** The desk request that runs, or `null`. */
export const currentPress = (): DeskPress | null => pressed.getStore() ?? null;

/** Stops the audit's triggers until the transaction ends: an erasure is recorded as one deed, without its rows. */
export async function forgetPress(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('desk.press', '', true)`);
}

/** Names the desk request to the triggers of the audit until the transaction ends. */
export async function announcePress(execute: ExecuteSql): Promise<void> {
  const press = currentPress();
  if (press === null) return;
  const named = { ...press, at: new Date(press.at).toISOString() };
  const names = Object.keys(named).map((name, place) => `set_config('desk.${name}', $${place + 1}, true)`);
  await execute(`select ${names.join(', ')}`, Object.values(named));
}
