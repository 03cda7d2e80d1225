import type { UseStore } from 'idb-keyval';
import { openStore } from './openStore.ts';

/** One small database per kind of data, so that each can be cleared or upgraded alone. Opened on first use. */
const opened = new Map<string, UseStore>();

const storeNamed = (name: string, durability: IDBTransactionDurability): UseStore => {
  const known = opened.get(name);
  if (known) return known;
  const store = openStore(`lanrian-${name}`, durability);
  opened.set(name, store);
  return store;
};

/** Cart, guest details and drafts, across visits and versions of the app. */
export const deviceStore = (): UseStore => storeNamed('device', 'relaxed');
/** Public answers: catalogue, settings, payment methods. */
export const sharedQueryStore = (): UseStore => storeNamed('shared-queries', 'relaxed');
/** Short rows of all items with their search words, in parts (`catalogueStore.ts`). */
export const catalogueStore = (): UseStore => storeNamed('catalogue', 'relaxed');
/** Answers about one person; cleared at sign-out. */
export const privateQueryStore = (): UseStore => storeNamed('private-queries', 'relaxed');
/** Outbox entries. Deleted only after the server's confirmation or at the person's request. */
export const outboxEntryStore = (): UseStore => storeNamed('outbox', 'strict');
/** Slip bytes of the outbox, as `ArrayBuffer`: some browsers upload a stored `File` as empty. */
export const outboxSlipStore = (): UseStore => storeNamed('outbox-slips', 'strict');
/** Shared pictures without an order. */
export const sharedSlipStore = (): UseStore => storeNamed('shared-slips', 'strict');
/** Names of downloaded lectures; their videos are in Cache Storage. */
export const downloadedLecturesStore = (): UseStore => storeNamed('downloaded-lectures', 'relaxed');
