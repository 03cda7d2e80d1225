import { formatOwnName } from '../../../i18n/formatLanguageName.ts';
import { formatClock } from '../../../i18n/learning/formatLecture.ts';
import { playlistMessages } from '../../../i18n/learning/playlist.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { IconButton } from '../../../ui/press/Button.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { PlayerMenu } from './PlayerMenu.tsx';
import { speeds } from './playerPreferences.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Fullscreen } from './useFullscreen.ts';
import type { PlayerActions, PlayerState } from './usePlayer.ts';
import type { Subtitles } from './useSubtitles.ts';

/** The control bar: position, play, time, volume, speed, subtitles, full screen. */
export function PlayerControls({
  state,
  actions,
  subtitles,
  languages,
  fullscreen,
}: {
  state: PlayerState;
  actions: PlayerActions;
  subtitles: Subtitles;
  languages: readonly string[];
  fullscreen: Fullscreen;
}) {
  const texts = useMessages(playlistMessages).player;
  const { isPlaying, isEnded, at, whole } = state;
  const playLabel = isEnded ? texts.replay : isPlaying ? texts.pause : texts.play;
  return (
    <fieldset className="ctl">
      <legend className="vh">{texts.controls}</legend>
      <SeekBar at={at} whole={whole} onSeek={actions.seek} />
      <div className="ctl-row">
        <IconButton
          icon={isEnded ? 'refresh' : isPlaying ? 'pause' : 'play'}
          label={playLabel}
          onClick={actions.toggle}
        />
        <span className="sm num grow ctl-time">
          {formatClock(at * 1_000)} / {formatClock(whole * 1_000)}
        </span>
        <Sound state={state} actions={actions} />
        <PlayerMenu
          label={texts.speed}
          face={<span className="num ctl-speed">{state.speed}×</span>}
          choices={speeds.map((speed) => ({ value: speed, label: `${speed}×` }))}
          value={state.speed}
          onChoose={actions.setSpeed}
        />
        {languages.length > 0 && (
          <PlayerMenu
            label={texts.subtitles}
            face={
              <span className={subtitles.shown === 'off' ? 'ctl-cc' : 'ctl-cc on'}>
                <Icon name="captions" large />
              </span>
            }
            choices={[
              ...languages.map((language) => ({ value: language, label: formatOwnName(language) })),
              { value: 'off' as const, label: texts.subtitlesOff },
            ]}
            value={subtitles.shown}
            onChoose={subtitles.choose}
          />
        )}
        <IconButton
          icon="fullscreen"
          label={fullscreen.isFull ? texts.leaveFullscreen : texts.fullscreen}
          onClick={fullscreen.toggle}
        />
      </div>
    </fieldset>
  );
}

/** Phones have hardware buttons for the volume, so the slider is for hovering pointers. */
function Sound({ state, actions }: { state: PlayerState; actions: PlayerActions }) {
  const texts = useMessages(playlistMessages).player;
  return (
    <span className="ctl-sound">
      <input
        className="ctl-volume"
        type="range"
        min={0}
        max={1}
        step={0.05}
        data-own-arrows=""
        value={state.isMuted ? 0 : state.volume}
        aria-label={texts.volume}
        aria-valuetext={`${Math.round((state.isMuted ? 0 : state.volume) * 100)}%`}
        onChange={(event) => actions.setVolume(Number(event.target.value))}
      />
      <IconButton
        icon={state.isMuted ? 'mute' : 'volume'}
        label={state.isMuted ? texts.unmute : texts.mute}
        onClick={actions.toggleMute}
      />
    </span>
  );
}
