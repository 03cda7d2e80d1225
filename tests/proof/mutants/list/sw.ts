import type { Mutant } from '../mutant.ts';

/** Faults in the service worker. */
export const swMutants: readonly Mutant[] = [
  {
    name: 'worker: it answers for the addresses of files that are private',
    file: 'sw/onlineOnly.ts',
    find: '/^\\/(public|private|api|webhook|payment|auth|uploads|media|assets|socket\\.io)(\\/|$)|',
    replace: '/^\\/(public|api|webhook|auth|media|assets|socket\\.io)(\\/|$)|',
    caughtBy: 'tests/worker/workerRules.test.ts',
  },
  {
    name: 'worker: private pictures are kept',
    file: 'sw/images.ts',
    find: "url.pathname.startsWith('/uploads/public/')",
    replace: "url.pathname.startsWith('/uploads/')",
    caughtBy: 'tests/worker/seenPictures.test.ts',
  },
  {
    name: 'worker: a gate’s page is kept as a picture',
    file: 'sw/pictureRules.ts',
    find: "(response.headers.get('content-type') ?? '').startsWith('image/')",
    replace: "response.headers.get('content-type') !== null",
    caughtBy: 'tests/worker/workerRules.test.ts',
  },
  {
    name: 'worker: a gate’s page stands in the place of ours',
    file: 'sw/shell.ts',
    find: 'answer.status < 500 && answer.headers.has(shopMark) ? answer : null',
    replace: 'answer.status < 500 ? answer : null',
    caughtBy: 'tests/worker/navigations.test.ts',
  },
  {
    name: 'worker: it is not woken again while something waits',
    file: 'sw/outboxSync.ts',
    find: '  if (reason !== null) throw new Error(reason);\n',
    replace: "  if (reason === '') throw new Error(reason);\n",
    caughtBy: 'tests/worker/outbox/wakeUp.test.ts',
  },
  {
    name: 'worker: a decision is shown to somebody else on the device',
    file: 'sw/push.ts',
    find: 'message !== null && here !== null && hears(here, message.listener) ? message : null',
    replace: 'message !== null && here !== null ? message : null',
    caughtBy: 'tests/worker/session/push.test.ts',
  },
  {
    name: 'worker: a new version takes over without the person’s word',
    file: 'sw/update.ts',
    find: "if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();",
    replace: "if (event.data?.type !== 'SKIP_WAITING') void self.skipWaiting();",
    caughtBy: 'tests/worker/newerBuild.test.ts',
  },
  {
    name: 'worker: a film loses the last byte of each stretch',
    file: 'sw/partOf.ts',
    find: 'bytes.slice(wanted.start, wanted.end + 1)',
    replace: 'bytes.slice(wanted.start, wanted.end)',
    caughtBy: 'tests/worker/downloadedLectures.test.ts',
  },
  {
    name: 'worker: a shared slip is kept though nobody knows whose it is',
    file: 'sw/shareTarget.ts',
    find: 'const sharer = await readSharer();',
    replace: 'const sharer = await readSharer().catch(() => ({ userId: null, isUnmarked: false }));',
    caughtBy: 'tests/worker/shareTarget.test.ts',
  },
  {
    name: 'worker: a part that is not whole is kept for good',
    file: 'sw/wholeFile.ts',
    find: "(isPage(path) || !typeOf(answer).startsWith('text/html'))",
    replace: "(isPage(path) || typeOf(answer) !== '')",
    caughtBy: 'tests/worker/stages.test.ts',
  },
  {
    name: 'journey: the worker does not send what waits',
    file: 'sw/outboxSync.ts',
    find: 'if (sync.tag === outboxSyncTag)',
    replace: 'if (sync.tag !== outboxSyncTag)',
    caughtBy: 'tests/e2e/sentByWorker.spec.ts',
  },
];
