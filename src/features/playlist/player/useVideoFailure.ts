import { useEffect, useRef, useState } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { checkServer } from '../../../platform/net/connection.ts';
import { useConnection } from '../../../ui/state/useConnection.ts';

/**
 * Why nothing plays: it is not on this device and the shop is away, the network is too slow for it, or something is wrong
 * with the film itself.
 */
export type VideoFailure = 'notSaved' | 'tooSlow' | 'broken';

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
 * A film that fails is looked at once: an address that ended is renewed, and the film goes on at the same second. When
 * the network comes back a film that was missed is tried by itself. One that plays has not failed, whatever was thought.
 */
export function useVideoFailure({ video, source, isWaiting, renew }: Options) {
  const [current, setCurrent] = useState(source);
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const connection = useConnection();

  // Each source that fails has the film looked at, and it may play meanwhile: only the last look says how it stands.
  const looks = useRef(0);
  const beginLook = () => {
    looks.current += 1;
    const own = looks.current;
    return () => own === looks.current;
  };

  const tryAgain = async () => {
    const isLast = beginLook();
    const renewed = await renew().catch(() => null);
    if (!isLast()) return;
    setFailure(null);
    setCurrent(renewed ?? current);
    setAttempt((before) => before + 1);
  };

  const onFailed = async () => {
    const isLast = beginLook();
    const wasAway = connection !== 'online';
    const isAway = (await checkServer()) !== 'online';
    if (!isLast()) return;
    if (isAway) return setFailure('notSaved');
    const renewed = await renew().catch(() => null);
    if (!isLast()) return;
    const isNew = renewed !== null && renewed.mp4Url !== current.mp4Url;
    // What failed as the network came back has not been tried with it.
    if (!isNew && !wasAway) return setFailure('broken');
    setCurrent(renewed ?? current);
    setAttempt((before) => before + 1);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the network's return tries again
  useEffect(() => {
    if (connection === 'online' && failure === 'notSaved') void tryAgain();
  }, [connection]);

  useEffect(() => {
    if (!isWaiting) return setFailure((told) => (told === 'tooSlow' ? null : told));
    let isOver = false;
    const timer = setTimeout(async () => {
      const connection = await checkServer();
      if (!isOver) setFailure(connection === 'online' ? 'tooSlow' : 'notSaved');
    }, stillMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting]);

  useEffect(() => {
    if (video === null) return;
    const plays = () => {
      looks.current += 1;
      setFailure(null);
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
