import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anySignal } from '../../../src/platform/net/anySignal.ts';
import { ServerUnreachable } from '../../../src/platform/net/callFailed.ts';
import { callServer } from '../../../src/platform/net/callServer.ts';
import { anyCall } from '../../support/shop/anyCall.ts';

const { any } = AbortSignal;

const ask = (signal: AbortSignal) => callServer(anyCall as never, {}, { signal });

let patience: AbortController;
let asked: string[];
let answer: ((init: RequestInit) => Promise<Response>) | null;

/** A request that gets no answer until it is aborted. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  patience = new AbortController();
  asked = [];
  answer = null;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => patience.signal);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: 'th' } }));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(path);
    return answer === null ? silence(init) : answer(init);
  });
});
afterEach(() => {
  AbortSignal.any = any;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each([
  ['a browser of today', any],
  ['one of before iOS 17.4, which cannot unite signals', undefined],
])('%s', (_, unite) => {
  beforeEach(() => {
    if (unite === undefined) Reflect.deleteProperty(AbortSignal, 'any');
  });

  test('sends what its caller can take back', async () => {
    answer = async () => Response.json({ success: true });
    const asking = ask(new AbortController().signal);
    expect(await asking).toEqual({ success: true });
    expect(asked).toEqual(['/public/thing']);
  });

  test('ends it with what its caller said, which tells nothing of the shop', async () => {
    const caller = new AbortController();
    const asking = ask(caller.signal);
    const fault = expect(asking).rejects.toThrow('not wanted any more');
    expect(asked).toEqual(['/public/thing']);
    caller.abort(new Error('not wanted any more'));
    await fault;
    expect(asked).toEqual(['/public/thing']);
  });

  test('ends it once it was waited for long enough', async () => {
    const asking = ask(new AbortController().signal);
    const fault = expect(asking).rejects.toThrow(ServerUnreachable);
    expect(asked).toEqual(['/public/thing']);
    patience.abort(new DOMException('', 'TimeoutError'));
    await fault;
  });

  test('ends with the first, and hears nothing of the others from then on', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const both = anySignal(one.signal, other.signal);
    const ended = vi.fn();
    both.addEventListener('abort', ended);
    expect(both.aborted).toBe(false);
    one.abort('first');
    other.abort('second');
    expect(both.reason).toBe('first');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test('has ended where one of them had', () => {
    const wanted = new AbortController().signal;
    expect(anySignal(wanted, AbortSignal.abort('before'), AbortSignal.abort('later')).reason).toBe('before');
  });

  test('works without a signal', () => {
    const only = new AbortController();
    const either = anySignal(undefined, only.signal);
    only.abort('over');
    expect(either.reason).toBe('over');
  });
});

test('a defect of ours is no silence of the shop', async () => {
  answer = async () => Response.json({ success: true });
  AbortSignal.any = () => {
    throw new TypeError('a defect');
  };
  const asking = ask(new AbortController().signal);
  await expect(asking).rejects.toThrow(TypeError);
  expect(asked).toEqual([]);
});
