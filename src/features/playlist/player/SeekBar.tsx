import type { CSSProperties } from 'react';
import { formatClock } from '../../../i18n/learning/formatLecture.ts';
import { playlistMessages } from '../../../i18n/learning/playlist.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** The seek bar, a thread that can be dragged. Seconds. */
export function SeekBar({ at, whole, onSeek }: { at: number; whole: number; onSeek: (seconds: number) => void }) {
  const texts = useMessages(playlistMessages).player;
  const share = whole > 0 ? (at / whole) * 100 : 0;
  const style: CSSProperties & Record<'--at', string> = { '--at': `${share}%` };
  return (
    <input
      className="seek"
      type="range"
      min={0}
      max={whole || 1}
      step={0.1}
      value={at}
      style={style}
      disabled={whole === 0}
      aria-label={texts.position}
      aria-valuetext={texts.positionOf(formatClock(at * 1_000), formatClock(whole * 1_000))}
      onChange={(event) => onSeek(Number(event.target.value))}
    />
  );
}
