import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { readPlayerPreferences, storePlayerPreferences } from './playerPreferences.ts';

/** Subtitle position in lines from the bottom while the controls are visible. */
const liftedLine = -5;

export type Subtitles = {
  /** A language's code, or `off`. */
  readonly shown: string;
  readonly choose: (choice: string) => void;
  readonly toggle: () => void;
};

/**
 * Selects the subtitles: the person's last choice, else the interface language. Native subtitles, so that they also
 * show in full screen and picture-in-picture. `isLifted` moves them above the controls.
 */
export function useSubtitles(
  video: HTMLVideoElement | null,
  available: readonly string[],
  isLifted: boolean,
): Subtitles {
  const { language } = useLanguage();
  const [choice, setChoice] = useState(() => readPlayerPreferences().subtitles);
  const wanted = choice ?? language;
  const shown = wanted !== 'off' && available.includes(wanted) ? wanted : 'off';

  useEffect(() => {
    if (video === null) return;
    const { textTracks } = video;
    const apply = () => {
      for (const track of textTracks) track.mode = track.language === shown ? 'showing' : 'disabled';
    };
    apply();
    textTracks.addEventListener('addtrack', apply);
    return () => textTracks.removeEventListener('addtrack', apply);
  }, [video, shown]);

  useEffect(() => {
    if (video === null || shown === 'off') return;
    const track = [...video.textTracks].find((each) => each.language === shown);
    const lift = () => {
      if (!track) return;
      for (const cue of track.cues ?? []) if (cue instanceof VTTCue) cue.line = isLifted ? liftedLine : 'auto';
      // Visible cues move only when their track is rendered again.
      track.mode = 'hidden';
      track.mode = 'showing';
    };
    lift();
    const elements = video.querySelectorAll('track');
    for (const element of elements) element.addEventListener('load', lift);
    return () => {
      for (const element of elements) element.removeEventListener('load', lift);
    };
  }, [video, shown, isLifted]);

  const choose = (next: string) => {
    setChoice(next);
    storePlayerPreferences({ subtitles: next });
  };
  const usual = available.includes(language) ? language : (available[0] ?? 'off');
  return { shown, choose, toggle: () => choose(shown === 'off' ? usual : 'off') };
}
