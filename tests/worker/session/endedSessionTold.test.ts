import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, emptyDeviceForEachTest, mali, maliHere, startedAgain, untouched } from './maliHere.ts';

emptyDeviceForEachTest();

test.each([
  ['left', false],
  ['ended', true],
] as const)('a second tab learns whether the former person %s', async (why, isEnded) => {
  await maliHere();
  const { forgetPrivateQueries } = await import('../../../src/platform/store/queryPersister.ts');
  const first = new QueryClient();
  const second = await startedAgain();
  const { keepQueries } = await import('../../../src/platform/store/queryPersister.ts');
  const { noteParting, notePresence } = await import('../../../src/platform/session/endedSession.ts');
  if (isEnded) notePresence();
  else noteParting('ended');
  const stop = keepQueries(second.client);
  await forgetPrivateQueries(first, why, null);
  await expect.poll(second.hasSessionEnded).toBe(isEnded);
  stop();
});

test('a word of who left that comes late takes nothing from somebody else who came since', async () => {
  const { look, readAddresses, watchSession } = await maliHere();
  watchSession();
  await vi.waitFor(async () => expect((await look()).kept).toHaveLength(2));
  const other = new BroadcastChannel('lanrian-private');
  const heard = vi.fn();
  const { hasSessionEnded } = await import('../../../src/platform/session/endedSession.ts');
  // The tab asks who is signed in after each message.
  vi.stubGlobal('fetch', async () => {
    heard();
    return Response.json({ success: true, data: mali });
  });
  const tell = async (told: unknown) => {
    const before = heard.mock.calls.length;
    other.postMessage(told);
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(before);
  };
  await tell({ why: 'ended', leftId: 'niran', hereId: null });
  await tell({ why: 'left', leftId: null, hereId: 'mali' });
  await tell({ why: 'left', leftId: 'niran', hereId: 'mali' });
  expect(await look()).toMatchObject(untouched);
  expect(hasSessionEnded()).toBe(false);
  for (const told of [
    { why: 'ended', leftId: 'mali', hereId: null },
    // A guest's tab, after another person signed in.
    { why: 'left', leftId: null, hereId: 'niran' },
    { why: 'left', leftId: null, hereId: null },
  ]) {
    await readAddresses();
    expect((await look()).addresses).toEqual(['home']);
    await tell(told);
    expect((await look()).addresses).toBeUndefined();
  }
  other.close();
});

test('a session that ended in another tab has ended here as well', async () => {
  const { look } = await maliHere();
  const { hasSessionEnded } = await import('../../../src/platform/session/endedSession.ts');
  const other = new BroadcastChannel('lanrian-private');
  other.postMessage({ why: 'ended', leftId: 'mali', hereId: null });
  await expect.poll(async () => (await look()).addresses).toBeUndefined();
  expect(hasSessionEnded()).toBe(true);
  other.close();
});

test('who signs out on their own word is not told of an end, though another tab has told the server first', async () => {
  const { ask } = await maliHere();
  const { noteParting, hasSessionEnded } = await import('../../../src/platform/session/endedSession.ts');
  noteParting('left');
  answering(null);
  expect(await ask()).toBeNull();
  expect(hasSessionEnded()).toBe(false);
  answering(mali);
  await ask();
  answering(null);
  await ask();
  expect(hasSessionEnded()).toBe(true);
});

test('a late answer from before a sign-out signs nobody in', async () => {
  const { ask } = await maliHere();
  const { noteParting, hasSessionEnded } = await import('../../../src/platform/session/endedSession.ts');
  const { enqueueSignOut } = await import('../../../src/platform/session/queuedSignOut.ts');
  const answered = Promise.withResolvers<Response>();
  const wasAsked = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', () => {
    wasAsked.resolve();
    return answered.promise;
  });
  const asked = ask();
  await wasAsked.promise;
  enqueueSignOut();
  noteParting('left');
  answered.resolve(Response.json({ success: true, data: mali }));
  await asked;
  // A tab that learns late that the session is gone.
  noteParting('ended');
  expect(hasSessionEnded()).toBe(false);
});

describe('that a session ended by itself', () => {
  beforeEach(() => {
    const memory = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
      removeItem: (key: string) => void memory.delete(key),
    });
  });

  /** The tab after a reload. */
  const reloaded = async () => {
    vi.resetModules();
    return await import('../../../src/platform/session/endedSession.ts');
  };

  test('is known after a reload, until somebody signs in', async () => {
    const { ask } = await maliHere();
    answering(null);
    await ask();
    const again = await reloaded();
    expect(again.hasSessionEnded()).toBe(true);
    again.notePresence();
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });

  test('or until it is put off, or somebody leaves on their own word', async () => {
    const { ask } = await maliHere();
    answering(null);
    await ask();
    (await reloaded()).noteParting('left');
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });

  test('is known until a reload if the tab stores nothing', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { noteParting, hasSessionEnded } = await reloaded();
    noteParting('ended');
    expect(hasSessionEnded()).toBe(true);
    expect((await reloaded()).hasSessionEnded()).toBe(false);
  });
});
