import { expect, test } from 'vitest';
import { makeTurns, TooBusy } from '../../../server/base/turns.ts';

/** Works that end by hand, with those that have begun. */
function works(turns: ReturnType<typeof makeTurns>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, key = name) =>
    turns(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    // The next work begins in a later turn of the loop.
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

test('so many works run at once, and the others follow in the order of asking', async () => {
  const { begun, ask, end } = works(makeTurns({ atOnce: 2, waiting: 5, ofKey: 5 }));
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name));
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all([end('c'), end('d')]);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('a full queue refuses, and so does the limit of a key, which leaves room for others', async () => {
  const { ask, end } = works(makeTurns({ atOnce: 1, waiting: 3, ofKey: 2 }));
  const mine = [ask('a', 'me'), ask('b', 'me')];
  await expect(ask('c', 'me')).rejects.toThrow(TooBusy);
  const others = [ask('d'), ask('e')];
  await expect(ask('f')).rejects.toThrow(TooBusy);
  await end('a');
  const again = ask('g', 'me');
  for (const name of ['b', 'd', 'e', 'g']) await end(name);
  expect(await Promise.all([...mine, ...others, again])).toEqual(['a', 'b', 'd', 'e', 'g']);
});

test('a work that fails hands its place on', async () => {
  const turns = makeTurns({ atOnce: 1, waiting: 1, ofKey: 1 });
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns('a', async () => 'next')).toBe('next');
});

test('keys take turns: one with many works holds up no other', async () => {
  const { begun, ask, end } = works(makeTurns({ atOnce: 1, waiting: 9, ofKey: 9 }));
  const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('a4', 'a'), ask('b1', 'b'), ask('c1', 'c')];
  await new Promise(setImmediate);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  await Promise.all(all);
});
