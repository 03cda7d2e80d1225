import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CatalogueMessage, CatalogueReply } from '../../src/features/search/catalogueRequest.ts';

/** The page's side of a worker. */
class TinyWorker {
  static started: TinyWorker[] = [];
  readonly asked: CatalogueMessage[] = [];
  isEnded = false;
  onmessage: ((event: { data: CatalogueReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    TinyWorker.started.push(this);
  }
  postMessage(message: CatalogueMessage) {
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.resetModules();
  TinyWorker.started = [];
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('Worker', TinyWorker);
  return () => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  };
});

const load = async () => (await import('../../src/features/search/askCatalogue.ts')).askCatalogue;

test('one worker for all questions, begun with the first; each has its own answer', async () => {
  const ask = await load();
  expect(TinyWorker.started).toEqual([]);
  const answers = [ask('listings', ['1']), ask('update', null)];
  const [worker, ...more] = TinyWorker.started;
  expect(more).toEqual([]);
  const [first, second] = worker?.asked ?? [];
  expect([first?.request, second?.request]).toEqual(['listings', 'update']);
  worker?.onmessage?.({ data: { id: second?.id ?? 0, answer: { readAt: 1, revision: 2 } } });
  worker?.onmessage?.({ data: { id: first?.id ?? 0, answer: [] } });
  expect(await Promise.all(answers)).toEqual([[], { readAt: 1, revision: 2 }]);
});

test('a silent server and a broken store are distinguished', async () => {
  const ask = await load();
  const reply = (fault: 'unreachable' | 'broken') => {
    const asked = ask('update', null);
    const [worker] = TinyWorker.started;
    worker?.onmessage?.({ data: { id: worker.asked.at(-1)?.id ?? 0, fault, detail: 'why' } });
    return asked;
  };
  await expect(reply('unreachable')).rejects.toMatchObject({ name: 'ServerUnreachable' });
  await expect(reply('broken')).rejects.toMatchObject({ name: 'Error', message: 'why' });
});

test.each([
  ['dies', () => TinyWorker.started[0]?.onerror?.()],
  ['is not given', () => {}],
])('where a worker %s, the page answers by itself', async (how, happens) => {
  if (how === 'is not given') vi.stubGlobal('Worker', undefined);
  const ask = await load();
  const answer = ask('listings', ['1']);
  happens();
  expect(await answer).toBeNull();
  expect(await ask('listings', ['1'])).toBeNull();
  expect(TinyWorker.started.every(({ isEnded }) => isEnded)).toBe(true);
});

test('a worker that never answers is no wait without an end', async () => {
  vi.useFakeTimers();
  const ask = await load();
  const answer = expect(ask('listings', ['1'])).rejects.toThrow('did not answer');
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
});
