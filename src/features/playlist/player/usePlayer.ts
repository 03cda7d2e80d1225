import { useEffect, useMemo, useState } from 'react';
import { readPlayerPreferences, storePlayerPreferences } from './playerPreferences.ts';

/** State of a video. Seconds; `whole` is 0 until the duration is known. */
export type PlayerState = {
  readonly isPlaying: boolean;
  readonly isWaiting: boolean;
  readonly isEnded: boolean;
  readonly at: number;
  readonly whole: number;
  readonly isMuted: boolean;
  readonly volume: number;
  readonly speed: number;
};

export type PlayerActions = {
  readonly play: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly skip: (seconds: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly toggleMute: () => void;
};

const atRest: PlayerState = {
  isPlaying: false,
  isWaiting: false,
  isEnded: false,
  at: 0,
  whole: 0,
  isMuted: false,
  volume: 1,
  speed: 1,
};

const tellingEvents = [
  ...['loadedmetadata', 'durationchange', 'timeupdate', 'seeking', 'seeked', 'play', 'playing', 'pause', 'ended'],
  ...['waiting', 'canplay', 'volumechange', 'ratechange', 'emptied'],
];

/** The state of a video element for React, and its actions. */
export function usePlayer(video: HTMLVideoElement | null): { state: PlayerState; actions: PlayerActions } {
  const [state, setState] = useState(atRest);
  useEffect(() => {
    if (video === null) return;
    const { speed, volume, isMuted } = readPlayerPreferences();
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    video.volume = volume;
    video.muted = isMuted;
    const look = () => setState(stateOf(video));
    for (const name of tellingEvents) video.addEventListener(name, look);
    look();
    return () => {
      for (const name of tellingEvents) video.removeEventListener(name, look);
    };
  }, [video]);
  const actions = useMemo(() => actionsOn(video), [video]);
  return { state, actions };
}

const stateOf = (video: HTMLVideoElement): PlayerState => ({
  isPlaying: !video.paused && !video.ended,
  isWaiting: !video.paused && video.readyState < video.HAVE_FUTURE_DATA,
  isEnded: video.ended,
  at: video.currentTime,
  whole: Number.isFinite(video.duration) ? video.duration : 0,
  isMuted: video.muted || video.volume === 0,
  volume: video.volume,
  speed: video.playbackRate,
});

function actionsOn(video: HTMLVideoElement | null): PlayerActions {
  // A rejected play needs no handling: the video stays paused or reports its own error.
  const play = () => void video?.play().catch(() => undefined);
  const seek = (seconds: number) => {
    if (video) video.currentTime = Math.min(Math.max(0, seconds), video.duration || seconds);
  };
  const setMuted = (isMuted: boolean) => {
    if (!video) return;
    video.muted = isMuted;
    if (!isMuted && video.volume === 0) video.volume = 1;
    storePlayerPreferences({ isMuted, volume: video.volume });
  };
  return {
    play,
    seek,
    toggle: () => (video?.paused === false ? video.pause() : play()),
    skip: (seconds) => video && seek(video.currentTime + seconds),
    setSpeed: (speed) => {
      if (!video) return;
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      storePlayerPreferences({ speed });
    },
    setVolume: (volume) => {
      if (!video) return;
      video.volume = volume;
      video.muted = volume === 0;
      storePlayerPreferences({ volume, isMuted: volume === 0 });
    },
    toggleMute: () => setMuted(!(video?.muted || video?.volume === 0)),
  };
}
