import { type RefObject, useEffect, useState } from 'react';

export type Fullscreen = { readonly isFull: boolean; readonly toggle: () => void };

/** Shows the player in full screen. Phones that support full screen for videos only show the video alone. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, video: HTMLVideoElement | null): Fullscreen {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);

  const toggle = () => {
    if (document.fullscreenElement) return void document.exitFullscreen().catch(() => undefined);
    const element = frame.current;
    if (element?.requestFullscreen) return void element.requestFullscreen().catch(() => undefined);
    if (video && 'webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function') {
      video.webkitEnterFullscreen();
    }
  };
  return { isFull, toggle };
}
