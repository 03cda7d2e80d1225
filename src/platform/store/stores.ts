import type { UseStore } from 'idb-keyval';
import { openStore } from './openStore.ts';

/**
 * One small database per kind of data, so that one can be cleared or upgraded without touching another.
 * Opened on first use: a page that needs none opens none.
 */
const opened = new Map<string, UseStore>();

const storeNamed = (name: string, durability: IDBTransactionDurability): UseStore => {
  const known = opened.get(name);
  if (known) return known;
  const store = openStore(`lanrian-${name}`, durability);
  opened.set(name, store);
  return store;
};

/** Cart, guest details and drafts: kept across visits and versions of the app. */
export const deviceStore = (): UseStore => storeNamed('device', 'relaxed');
/** Answers that anybody may see: catalogue, settings, ways to pay. */
export const sharedQueryStore = (): UseStore => storeNamed('shared-queries', 'relaxed');
/** Light rows of everything with their words for searching, in parts (`catalogueStore.ts`). */
export const catalogueStore = (): UseStore => storeNamed('catalogue', 'relaxed');
/** Answers about one person; cleared at sign-out. */
export const privateQueryStore = (): UseStore => storeNamed('private-queries', 'relaxed');
/** What waits to be sent. Never cleared by anything but the server's yes or the person's word. */
export const outboxEntryStore = (): UseStore => storeNamed('outbox', 'strict');
/** Slip bytes beside the outbox, as `ArrayBuffer`: a `File` read back may upload as nothing on some browsers. */
export const outboxSlipStore = (): UseStore => storeNamed('outbox-slips', 'strict');
/** Pictures that were shared with the app and wait for their order. */
export const sharedSlipStore = (): UseStore => storeNamed('shared-slips', 'strict');
/** Which lectures a person keeps on this device; their films lie in Cache Storage. */
export const downloadedLecturesStore = (): UseStore => storeNamed('kept-lectures', 'relaxed');
