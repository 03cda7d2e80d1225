import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { PlayerActions } from './usePlayer.ts';

const stepSeconds = 5;
const leapSeconds = 10;
const volumeStep = 0.1;

type PlayerKeys = {
  readonly actions: PlayerActions;
  readonly volume: number;
  readonly toggleSubtitles: () => void;
  readonly toggleFullscreen: () => void;
};

/**
 * Keyboard shortcuts of a player: space or k, arrows, j and l, c, f, m. Only while the focus is in the player, so that
 * typing and scrolling elsewhere still work.
 */
export function usePlayerKeys(frame: RefObject<HTMLElement | null>, keys: PlayerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actionFor(event, keys);
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    element.addEventListener('keydown', press);
    return () => element.removeEventListener('keydown', press);
  }, [frame]);
}

function actionFor({ key, target }: KeyboardEvent, keys: PlayerKeys): (() => void) | null {
  const { actions, volume } = keys;
  const on = target instanceof HTMLElement ? target : null;
  // Buttons and selects handle these keys themselves.
  if (key === ' ' && on?.closest('button, a, input:not([type="range"])')) return null;
  if (key.startsWith('Arrow') && on?.closest('.vid-choices, [data-own-arrows]')) return null;
  const byKey: Record<string, () => void> = {
    ' ': actions.toggle,
    k: actions.toggle,
    ArrowLeft: () => actions.skip(-stepSeconds),
    ArrowRight: () => actions.skip(stepSeconds),
    j: () => actions.skip(-leapSeconds),
    l: () => actions.skip(leapSeconds),
    ArrowUp: () => actions.setVolume(Math.min(1, volume + volumeStep)),
    ArrowDown: () => actions.setVolume(Math.max(0, volume - volumeStep)),
    m: actions.toggleMute,
    c: keys.toggleSubtitles,
    f: keys.toggleFullscreen,
  };
  return byKey[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
