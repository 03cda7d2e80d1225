import { del, get, set, update } from 'idb-keyval';
import { pushListener } from '../../contract/site/pushMessage.ts';
import type { Language } from '../../domain/localText.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** The device's wish for push messages and its listener; absent if off. */
export type PushHere = {
  /** The person; `null` for a guest. */
  readonly userId: string | null;
  /** A guest's orders by token. */
  readonly tokens: readonly string[];
  readonly language: Language;
  /** The last endpoint sent to the server, or `null`. */
  readonly endpoint: string | null;
  /** Whether the server knows all of this. */
  readonly isTold: boolean;
};

/** The text of a notice without details, in the last language. */
export type NeutralWords = { readonly title: string; readonly body: string; readonly language: Language };

export async function readPushHere(): Promise<PushHere | null> {
  const row = await get<unknown>(rowNames.pushHere, deviceStore());
  return isPushHere(row) ? row : null;
}

export const writePushHere = (here: PushHere): Promise<void> => set(rowNames.pushHere, here, deviceStore());

/** Changes the row; `null` writes nothing if push is off. */
export async function changePushHere(change: (here: PushHere) => PushHere): Promise<PushHere | null> {
  let after: PushHere | null = null;
  await update<unknown>(
    rowNames.pushHere,
    (row) => {
      after = isPushHere(row) ? change(row) : null;
      return after ?? row;
    },
    deviceStore(),
  );
  return after;
}

/** Records the server's state unless the person changed it meanwhile. */
export const noteTold = (told: PushHere, endpoint: string): Promise<void> =>
  update<unknown>(
    rowNames.pushHere,
    (now) => (isSame(now, told) ? { ...told, endpoint, isTold: true } : now),
    deviceStore(),
  );

export const forgetPushHere = (): Promise<void> => del(rowNames.pushHere, deviceStore());

/** Whether a message for this listener may be shown in full. */
export const hears = ({ userId, tokens }: PushHere, listener: string): boolean =>
  (userId !== null && listener === pushListener.user(userId)) ||
  tokens.some((token) => listener === pushListener.order(token));

export const writeNeutralWords = (words: NeutralWords): Promise<void> =>
  set(rowNames.neutralWords, words, deviceStore());

export const readNeutralWords = async (): Promise<NeutralWords | null> =>
  (await get<NeutralWords>(rowNames.neutralWords, deviceStore())) ?? null;

const isSame = (row: unknown, told: PushHere): boolean =>
  isPushHere(row) &&
  row.userId === told.userId &&
  row.language === told.language &&
  row.tokens.join() === told.tokens.join();

function isPushHere(row: unknown): row is PushHere {
  if (typeof row !== 'object' || row === null) return false;
  const { userId, tokens, endpoint } = row as Partial<Record<keyof PushHere, unknown>>;
  const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
  return isTextOrNull(userId) && isTextOrNull(endpoint) && Array.isArray(tokens);
}
