import { useEffect, useEffectEvent } from 'react';
import { type ClosedStretch, closeStretch, type OpenStretch, playedTo } from './watchedStretch.ts';

/**
 * Reports really watched stretches of a video: every ten seconds, and whenever playback stops (pause, seek, end, hidden
 * or closing page, removed video). Time in which the page slept does not count.
 */
export function useWatchedStretches(
  video: HTMLVideoElement | null,
  onStretch: (stretch: ClosedStretch, isClosing: boolean) => void,
): void {
  const tell = useEffectEvent(onStretch);

  useEffect(() => {
    if (video === null) return;
    let open: OpenStretch | null = null;
    const passOn = (closed: ClosedStretch | null, isClosing: boolean) => closed !== null && tell(closed, isClosing);
    const played = () => {
      if (video.seeking) return;
      const step = playedTo(open, video.currentTime, Date.now());
      open = step.open;
      passOn(step.closed, false);
    };
    const breakOff = (isClosing = false) => {
      const ended = closeStretch(open);
      open = null;
      passOn(ended, isClosing);
    };
    const whilePlaying = () => !video.paused && played();
    const stopped = () => {
      if (open !== null) played();
      breakOff();
    };
    // A seek is reported after the position changed, so the stretch ends at the last known position.
    const sought = () => breakOff();
    const hidden = () => document.visibilityState === 'hidden' && breakOff();
    const closing = () => breakOff(true);

    video.addEventListener('timeupdate', whilePlaying);
    video.addEventListener('playing', whilePlaying);
    video.addEventListener('pause', stopped);
    video.addEventListener('ended', stopped);
    video.addEventListener('seeking', sought);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', closing);
    return () => {
      breakOff();
      video.removeEventListener('timeupdate', whilePlaying);
      video.removeEventListener('playing', whilePlaying);
      video.removeEventListener('pause', stopped);
      video.removeEventListener('ended', stopped);
      video.removeEventListener('seeking', sought);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', closing);
    };
  }, [video]);
}
