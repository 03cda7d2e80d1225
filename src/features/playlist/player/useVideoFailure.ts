import { useEffect, useReducer, useRef } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { checkServer } from '../../../platform/net/connection.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { newVideo, type VideoEvent, videoState } from './videoState.ts';

/** A picture that stalls this long counts as failed: a network that breaks off during playback raises no event. */
const stillMs = 20_000;

type Options = {
  readonly video: HTMLVideoElement | null;
  readonly source: VideoSource;
  /** Playback is on, but has no data. */
  readonly isWaiting: boolean;
  /** Refetches the lecture's addresses; `null` if there are none any more. */
  readonly renew: () => Promise<VideoSource | null>;
};

/**
 * Handles a failed video: an expired address is renewed and the video continues at the same second. After a network
 * failure it is loaded again once the device is online.
 */
export function useVideoFailure({ video, source, isWaiting, renew }: Options) {
  const [{ current, failure, attempt }, tell] = useReducer(videoState, source, newVideo);
  const looks = useRef(0);
  const connection = useConnection();
  const beginLook = (): number => {
    looks.current += 1;
    tell({ type: 'lookBegan', look: looks.current });
    return looks.current;
  };
  const tryAgain = async () => {
    const look = beginLook();
    tell({ type: 'triedAgain', look, renewed: await renew().catch(() => null) });
  };
  const onFailed = async () => {
    const look = beginLook();
    const wasAway = connection !== 'online';
    if ((await checkServer()) !== 'online') return tell({ type: 'shopFoundAway', look });
    // A later check, or a playing video, needs no renewed address.
    if (look !== looks.current) return;
    tell({ type: 'renewed', look, renewed: await renew().catch(() => null), wasAway });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the network's return tries again
  useEffect(() => {
    if (connection === 'online' && failure === 'notSaved') void tryAgain();
  }, [connection]);
  useStill(isWaiting, tell);
  useEffect(() => {
    if (video === null) return;
    const plays = () => {
      looks.current += 1;
      tell({ type: 'played' });
    };
    video.addEventListener('playing', plays);
    return () => video.removeEventListener('playing', plays);
  }, [video]);
  // The browser loads a changed source only after `load()`.
  useEffect(() => {
    if (attempt > 0) video?.load();
  }, [attempt, video]);

  return { current, failure, onFailed: () => void onFailed(), tryAgain: () => void tryAgain() };
}

/** Reports a picture that stalls. */
function useStill(isWaiting: boolean, tell: (event: VideoEvent) => void): void {
  useEffect(() => {
    if (!isWaiting) return tell({ type: 'wentOn' });
    let isOver = false;
    const timer = setTimeout(async () => {
      const isAway = (await checkServer()) !== 'online';
      if (!isOver) tell({ type: 'stoodStill', isAway });
    }, stillMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting, tell]);
}
