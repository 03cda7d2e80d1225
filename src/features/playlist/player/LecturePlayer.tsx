import { useEffect, useRef, useState } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { formatClock } from '../../../i18n/learning/formatLecture.ts';
import { playlistMessages } from '../../../i18n/learning/playlist.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useUpdateHold } from '../../../ui/page/useUpdateHold.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { FailureVeil, FinishedVeil } from './LectureVeils.tsx';
import { LectureVideo } from './LectureVideo.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import './player.css';
import { usePlaybackLog } from '../usePlaybackLog.ts';
import { useControlsShown } from './useControlsShown.ts';
import { useFullscreen } from './useFullscreen.ts';
import { usePlayer } from './usePlayer.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';
import { useSkipHint } from './useSkipHint.ts';
import { useSubtitles } from './useSubtitles.ts';
import { useSurfaceTaps } from './useSurfaceTaps.ts';
import { useVideoFailure } from './useVideoFailure.ts';

type LecturePlayerProps = {
  readonly lectureId: string;
  readonly courseId: string;
  /** In the person's language. */
  readonly name: string;
  /** The person whose progress is stored; `null` for a preview. */
  readonly learnerId: string | null;
  readonly source: VideoSource;
  /** Start position in seconds; only the first value counts. */
  readonly startAt: number;
  /** A press of the person opened the lecture, so the browser may play sound. */
  readonly startsPlaying: boolean;
  readonly renewSource: () => Promise<VideoSource | null>;
  readonly next: { readonly name: string; readonly open: () => void } | null;
  readonly isCourseDone: boolean;
};

/** A lecture's video with its controls. Pass the lecture's id as `key`: each lecture starts a new player. */
export function LecturePlayer(props: LecturePlayerProps) {
  const { name, source, renewSource, startsPlaying } = props;
  const texts = useMessages(playlistMessages).player;
  const [startAt] = useState(props.startAt);
  const frame = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { state, actions } = usePlayer(video);
  const [hasBegun, setBegun] = useState(false);
  const controls = useControlsShown(state.isPlaying);
  const fullscreen = useFullscreen(frame, video);
  const languages = source.subtitles.map((each) => each.language);
  const subtitles = useSubtitles(video, languages, controls.isShown);
  const [hint, skip] = useSkipHint(actions.skip);
  const { current, failure, onFailed, tryAgain } = useVideoFailure({
    video,
    source,
    isWaiting: state.isWaiting,
    renew: renewSource,
  });
  const taps = useSurfaceTaps({
    toggle: actions.toggle,
    skip,
    toggleControls: () => (controls.isShown ? controls.sleep() : controls.wake()),
    toggleFullscreen: fullscreen.toggle,
  });

  usePlaybackLog(video, props);
  useUpdateHold(state.isPlaying, 'playback');
  usePlayerKeys(frame, {
    actions: { ...actions, skip },
    volume: state.isMuted ? 0 : state.volume,
    toggleSubtitles: subtitles.toggle,
    toggleFullscreen: fullscreen.toggle,
  });
  useEffect(() => {
    if (state.isPlaying) setBegun(true);
  }, [state.isPlaying]);
  // The button of the last video has unmounted. The focus moves here, so that keyboard control continues.
  useEffect(() => {
    if (startsPlaying && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [startsPlaying]);

  const begin = () => {
    frame.current?.focus();
    actions.play();
  };
  const isResting = !state.isPlaying && !state.isEnded && failure === null;
  return (
    <section
      ref={frame}
      className="vid"
      aria-label={texts.label(name)}
      tabIndex={-1}
      data-idle={controls.isShown ? undefined : ''}
      data-begun={hasBegun ? '' : undefined}
      onPointerMove={(event) => event.pointerType === 'mouse' && controls.wake()}
    >
      <LectureVideo
        source={current}
        startAt={startAt}
        startsPlaying={startsPlaying}
        onElement={setVideo}
        onFailed={onFailed}
      />
      <div className="vid-surface" {...taps} />
      {startAt > 0 && !hasBegun && isResting && (
        <p className="vid-note">{texts.resume(formatClock(startAt * 1_000))}</p>
      )}
      {hint !== null && <p className="vid-note vid-hint">{texts.skipped(hint)}</p>}
      {state.isWaiting && failure === null && (
        <p className="vid-note" role="status">
          {texts.waiting}
        </p>
      )}
      {isResting && (
        // A larger copy of the bar's play button, hidden from screen readers.
        <button type="button" className="vid-big" aria-hidden="true" tabIndex={-1} onClick={begin}>
          <Icon name="play" large />
        </button>
      )}
      {state.isEnded && failure === null && (
        <FinishedVeil next={props.next} isCourseDone={props.isCourseDone} onAgain={begin} />
      )}
      {failure === null && <PlayerControls {...{ state, actions, subtitles, languages, fullscreen }} />}
      {failure !== null && <FailureVeil failure={failure} onRetry={tryAgain} />}
    </section>
  );
}
