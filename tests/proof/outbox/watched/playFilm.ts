import type { MortalScope } from '../mortal.ts';
import type { Tab } from './watchedScenario.ts';

/** Spans that were played before the page died, in seconds of the lecture. */
export type Played = { readonly spans: readonly { readonly from: number; readonly to: number }[] };

/**
 * Runs in the page and must hold all that it needs. Plays the film as its element tells it, two steps a second, without
 * waiting for the seconds; the clock of the page goes with the film. The film waits for each write that the app begins: in a real
 * film a write takes less than one step.
 */
export async function playFilm({ plays, ending }: Tab): Promise<Played> {
  const stepSeconds = 0.5;
  const stretchSeconds = 10;
  const patienceMs = 20_000;
  const scope = globalThis as MortalScope;
  const video = document.querySelector('video');
  if (video === null) throw new Error('There is no film');
  const film = { at: 0, isPaused: true };
  Object.defineProperties(video, {
    currentTime: { get: () => film.at, set: () => {} },
    paused: { get: () => film.isPaused },
    seeking: { get: () => false },
  });
  let now = Date.now();
  Date.now = () => now;

  const spans: { from: number; to: number }[] = [];
  let openSeconds = 0;
  const moment = () => new Promise((resolve) => setTimeout(resolve, 1));
  const hands = async (tell: () => void) => {
    const before = scope.proofWritten();
    tell();
    openSeconds = 0;
    const limit = performance.now() + patienceMs;
    while (scope.proofWritten() === before && !scope.proofIsDead()) {
      if (performance.now() > limit)
        throw new Error(`Watched time was not written, by a film that is ${video.isConnected ? 'there' : 'gone'}`);
      await moment();
    }
  };
  const say = (type: string) => video.dispatchEvent(new Event(type));
  const breaksOff = async (tell: () => void) => (openSeconds > 0 ? await hands(tell) : tell());
  const hide = () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  };

  for (const { from, seconds } of plays) {
    await breaksOff(() => {
      film.at = from;
      say('seeking');
    });
    film.isPaused = false;
    say('playing');
    const span = { from, to: from };
    spans.push(span);
    while (span.to < from + seconds) {
      if (scope.proofIsDead()) return { spans };
      film.at += stepSeconds;
      now += stepSeconds * 1_000;
      span.to = film.at;
      openSeconds += stepSeconds;
      if (openSeconds >= stretchSeconds) await hands(() => say('timeupdate'));
      else say('timeupdate');
      await moment();
    }
  }
  if (scope.proofIsDead()) return { spans };
  if (ending === 'pause') {
    await breaksOff(() => {
      film.isPaused = true;
      say('pause');
    });
  }
  if (ending === 'hide') await breaksOff(hide);
  if (ending === 'hideAndKill') hide();
  if (ending === 'kill' || ending === 'hideAndKill') scope.proofKill();
  return { spans };
}
