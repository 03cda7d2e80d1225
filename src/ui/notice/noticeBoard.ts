import { notification } from '../../domain/site/interfaceConstants.ts';
import type { Notice } from './notify.ts';

/** A notice's timer; it pauses under the pointer and with focus. */
export type NoticeClock = { readonly pause: () => void; readonly resume: () => void };

type NoticeBoard = {
  readonly show: (notice: Notice, lifeMs: number) => void;
  /** The person closed it. */
  readonly closed: (notice: Notice) => void;
};

const { shortMs, longMs } = notification;
const lifeMs: Record<Notice['kind'], number> = { done: shortMs, info: shortMs, warning: longMs, error: longMs };

/** Display time of a notice (specification 9). */
export const lifeOf = ({ kind, life }: Notice): number => life ?? lifeMs[kind];

/** Changes with every letter are not announced each time (ms). */
const silenceMs = 2_000;

/**
 * The notices on screen. Equal texts share one notice, which starts its time again. `draw` returns the function that
 * removes it.
 */
export function noticeBoard(
  draw: (notice: Notice, clock: NoticeClock) => () => void,
  sayAgain: (notice: Notice) => void,
): NoticeBoard {
  const standing = new Map<string, { readonly again: () => void; readonly stop: () => void }>();

  const closed = (notice: Notice) => {
    standing.get(wordsOf(notice))?.stop();
    standing.delete(wordsOf(notice));
  };
  const show = (notice: Notice, lifeMs: number) => {
    const same = standing.get(wordsOf(notice));
    if (same) return same.again();
    if (notice.until?.aborted) return;
    let isPaused = false;
    let isSilent = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const restart = () => {
      stop();
      if (!isPaused) timer = setTimeout(end, lifeMs);
    };
    const fallSilent = () => {
      isSilent = true;
      setTimeout(() => {
        isSilent = false;
      }, silenceMs);
    };
    const again = () => {
      restart();
      if (isSilent) return;
      sayAgain(notice);
      fallSilent();
    };
    const hold = (paused: boolean) => {
      isPaused = paused;
      restart();
    };
    const takeAway = draw(notice, { pause: () => hold(true), resume: () => hold(false) });
    const end = () => {
      closed(notice);
      takeAway();
    };
    standing.set(wordsOf(notice), { again, stop });
    notice.until?.addEventListener('abort', () => standing.get(wordsOf(notice))?.again === again && end(), {
      once: true,
    });
    restart();
    fallSilent();
  };
  return { show, closed };
}

const wordsOf = ({ kind, title, detail = '' }: Notice): string => JSON.stringify([kind, title, detail]);
