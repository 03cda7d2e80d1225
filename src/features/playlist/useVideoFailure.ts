import { useEffect, useState } from 'react';
import type { VideoSource } from '../../domain/course.ts';
import { checkServer } from '../../platform/connection.ts';
import { useConnection } from '../../ui/useConnection.ts';

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
 * the network comes back a film that was missed is tried by itself.
 */
export function useVideoFailure({ video, source, isWaiting, renew }: Options) {
  const [current, setCurrent] = useState(source);
  const [failure, setFailure] = useState<VideoFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const connection = useConnection();

  const tryAgain = async () => {
    const renewed = await renew().catch(() => null);
    setFailure(null);
    setCurrent(renewed ?? current);
    setAttempt((before) => before + 1);
  };

  const onFailed = async () => {
    if ((await checkServer()) !== 'online') return setFailure('notSaved');
    const renewed = await renew().catch(() => null);
    if (renewed === null || renewed.mp4Url === current.mp4Url) return setFailure('broken');
    setCurrent(renewed);
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

  // A changed source is taken up only when it is loaded anew.
  useEffect(() => {
    if (attempt > 0) video?.load();
  }, [attempt, video]);

  return { current, failure, onFailed: () => void onFailed(), tryAgain: () => void tryAgain() };
}
