import { useEffect, useReducer, useRef } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { checkServer } from '../../../platform/net/connection.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { newVideo, type VideoEvent, videoState } from './videoState.ts';

/** A picture that stood still for so long is told; a network that breaks off in the middle of a film says nothing itself. */
const stillMs = 20_000;

type Options = {
  readonly video: HTMLVideoElement | null;
  readonly source: VideoSource;
  /** It should play, and what comes next is not here yet. */
  readonly isWaiting: boolean;
  /** Asks for the lecture's addresses again; `null` where there are none any more. */
  readonly renew: () => Promise<VideoSource | null>;
};

/**
 * Looks at a film that failed: an ended address is renewed and the film goes on at the same second. A film that was missed is
 * tried again when the network returns.
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
    // A later look, or a film that plays by now, needs no renewed address.
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
  // A changed source is taken up only when it is loaded anew.
  useEffect(() => {
    if (attempt > 0) video?.load();
  }, [attempt, video]);

  return { current, failure, onFailed: () => void onFailed(), tryAgain: () => void tryAgain() };
}

/** Tells of a picture that stands still for long. */
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
