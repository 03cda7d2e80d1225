import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoSource } from '../../../src/domain/catalogue/course.ts';
import { useVideoFailure } from '../../../src/features/playlist/player/useVideoFailure.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

type Answer = PromiseWithResolvers<unknown>;
const asked = vi.hoisted(() => ({ server: [] as Answer[], renew: [] as Answer[] }));
const ask = (of: Answer[]) => {
  const answer: Answer = Promise.withResolvers();
  of.push(answer);
  return answer.promise as Promise<never>;
};
vi.mock('../../../src/platform/net/connection.ts', () => ({ checkServer: () => ask(asked.server) }));
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => 'online' }));

const source = { mp4Url: '/first' } as VideoSource;
const renewed = { mp4Url: '/renewed' } as VideoSource;

let video: HTMLVideoElement & { load: ReturnType<typeof vi.fn> };
let film: RunningHook<ReturnType<typeof useVideoFailure>>;

beforeEach(async () => {
  asked.server = [];
  asked.renew = [];
  video = Object.assign(new EventTarget(), { load: vi.fn() }) as unknown as typeof video;
  film = await runHook(() => useVideoFailure({ video, source, isWaiting: false, renew: () => ask(asked.renew) }));
});
afterEach(async () => {
  await film.leave();
  vi.unstubAllGlobals();
});

const fails = () => film.does(({ onFailed }) => onFailed());
const isTriedAgain = () => film.does(({ tryAgain }) => tryAgain());
const plays = () => film.does(() => video.dispatchEvent(new Event('playing')));
const answers = (of: 'server' | 'renew', place: number, answer: unknown) =>
  film.does(() => asked[of][place]?.resolve(answer));
const stands = () => [film.now().failure, film.now().current.mp4Url, video.load.mock.calls.length];

test('a film that fails is looked at: the shop is away, its address is renewed, or it is broken', async () => {
  await fails();
  await answers('server', 0, 'offline');
  expect(stands()).toEqual(['notSaved', '/first', 0]);
  await isTriedAgain();
  await answers('renew', 0, renewed);
  expect(stands()).toEqual([null, '/renewed', 1]);
  await fails();
  await answers('server', 1, 'online');
  await answers('renew', 1, renewed);
  expect(stands()).toEqual(['broken', '/renewed', 1]);
});

test('a video that plays when the server turns out unreachable has not failed', async () => {
  await fails();
  await plays();
  await answers('server', 0, 'offline');
  expect(stands()).toEqual([null, '/first', 0]);
});

test('a video that plays when no new address is found is not broken', async () => {
  await fails();
  await answers('server', 0, 'online');
  await plays();
  await answers('renew', 0, null);
  expect(stands()).toEqual([null, '/first', 0]);
});

test('a video that plays at the time of its retry is not restarted', async () => {
  await isTriedAgain();
  await plays();
  await answers('renew', 0, renewed);
  expect(stands()).toEqual([null, '/first', 0]);
});

test('of two checks the last one decides, whichever is answered first', async () => {
  await fails();
  await fails();
  await answers('server', 1, 'online');
  await answers('renew', 0, renewed);
  expect(stands()).toEqual([null, '/renewed', 1]);
  await answers('server', 0, 'offline');
  expect(stands()).toEqual([null, '/renewed', 1]);
});
