import { useEffect, useRef } from 'react';
import { type ClosedStretch, closeStretch, type OpenStretch, playedTo } from './watchedStretch.ts';

/** What becomes of the page with the end of a stretch: it lives, it may be killed before long, or it is gone at once. */
export type PageFate = 'lives' | 'hidden' | 'left';

/**
 * Listens to a video and hands over what was really played: every ten seconds, and whenever it breaks off (pause, seek,
 * end, the page hidden or left, the video gone). Time in which the page slept is not played.
 */
export function useWatchedStretches(
  video: HTMLVideoElement | null,
  onStretch: ((stretch: ClosedStretch, fate: PageFate) => void) | null,
): void {
  const tell = useRef(onStretch);
  tell.current = onStretch;

  useEffect(() => {
    if (video === null) return;
    let open: OpenStretch | null = null;
    const hand = (closed: ClosedStretch | null, fate: PageFate) => closed !== null && tell.current?.(closed, fate);
    const played = () => {
      if (video.seeking) return;
      const step = playedTo(open, video.currentTime, Date.now());
      open = step.open;
      hand(step.closed, 'lives');
    };
    const breakOff = (fate: PageFate) => {
      const ended = closeStretch(open);
      open = null;
      hand(ended, fate);
    };
    const whilePlaying = () => !video.paused && played();
    const stopped = () => {
      if (open !== null) played();
      breakOff('lives');
    };
    // The position is already the new one when a seek is told of, so the stretch ends where it was last heard of.
    const sought = () => breakOff('lives');
    const hidden = () => document.visibilityState === 'hidden' && breakOff('hidden');
    const left = () => breakOff('left');

    video.addEventListener('timeupdate', whilePlaying);
    video.addEventListener('playing', whilePlaying);
    video.addEventListener('pause', stopped);
    video.addEventListener('ended', stopped);
    video.addEventListener('seeking', sought);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', left);
    return () => {
      breakOff('lives');
      video.removeEventListener('timeupdate', whilePlaying);
      video.removeEventListener('playing', whilePlaying);
      video.removeEventListener('pause', stopped);
      video.removeEventListener('ended', stopped);
      video.removeEventListener('seeking', sought);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', left);
    };
  }, [video]);
}
