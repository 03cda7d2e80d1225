import { del, get, set, update } from 'idb-keyval';
import { pushListener } from '../../contract/site/pushMessage.ts';
import type { Language } from '../../domain/localText.ts';
import { rowNames } from '../store/rowNames.ts';
import { deviceStore } from '../store/stores.ts';

/** That this device wants to be told of decisions, and of whose. There is none while it does not. */
export type PushHere = {
  /** The person who switched it on; `null` for a guest. */
  readonly userId: string | null;
  /** Orders whose links this device holds, for a guest. */
  readonly tokens: readonly string[];
  readonly language: Language;
  /** Address that the server was last told; `null` before it was told. */
  readonly endpoint: string | null;
  /** Whether the server knows all of this; else it is told as soon as that is possible. */
  readonly isTold: boolean;
};

/** What a notification says when no more may be said here, in the words that the person last read. */
export type NeutralWords = { readonly title: string; readonly body: string; readonly language: Language };

export async function readPushHere(): Promise<PushHere | null> {
  const row = await get<unknown>(rowNames.pushHere, deviceStore());
  return isPushHere(row) ? row : null;
}

export const writePushHere = (here: PushHere): Promise<void> => set(rowNames.pushHere, here, deviceStore());

/** The row as it is changed; `null`, and nothing is written, where nobody wants to be told any more. */
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

/** Notes what the server was told, unless the person changed their mind meanwhile. */
export const noteTold = (told: PushHere, endpoint: string): Promise<void> =>
  update<unknown>(
    rowNames.pushHere,
    (now) => (isSame(now, told) ? { ...told, endpoint, isTold: true } : now),
    deviceStore(),
  );

export const forgetPushHere = (): Promise<void> => del(rowNames.pushHere, deviceStore());

/** Whether a message for this listener may be shown in full on this device. */
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
