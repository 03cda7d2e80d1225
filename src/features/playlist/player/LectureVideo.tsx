import { type Ref, useRef } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { playlistMessages } from '../../../i18n/learning/playlist.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** The film itself: mp4, then webm, with its subtitles. `onFailed`: no source could be played, or it broke on the way. */
export function LectureVideo({
  source,
  startAt,
  startsPlaying,
  onElement,
  onFailed,
}: {
  source: VideoSource;
  startAt: number;
  startsPlaying: boolean;
  onElement: Ref<HTMLVideoElement>;
  onFailed: () => void;
}) {
  const texts = useMessages(playlistMessages).player;
  const reached = useRef(startAt);
  const begins = useRef(startsPlaying);
  const failLast = source.webmUrl === null ? onFailed : undefined;
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks come with the film, where it has any
    <video
      ref={onElement}
      playsInline
      preload="metadata"
      poster={source.posterUrl ?? undefined}
      tabIndex={-1}
      onLoadedMetadata={(event) => {
        const video = event.currentTarget;
        // After a break in the way the film goes on where it was, at the first start where the person left it.
        if (reached.current > 0) video.currentTime = reached.current;
        if (begins.current) void video.play().catch(() => undefined);
      }}
      onPlay={() => {
        begins.current = true;
      }}
      onTimeUpdate={(event) => {
        const video = event.currentTarget;
        // While it is loaded anew a film says 0 for a moment.
        if (video.readyState > 0 && !video.seeking) reached.current = video.currentTime;
      }}
      onPause={(event) => {
        if (!event.currentTarget.error) begins.current = false;
      }}
      onError={onFailed}
    >
      <source src={source.mp4Url} type="video/mp4" onError={failLast} />
      {source.webmUrl !== null && <source src={source.webmUrl} type="video/webm" onError={onFailed} />}
      {source.subtitles.map(({ language, url }) => (
        <track key={language} kind="subtitles" src={url} srcLang={language} label={texts.languages[language]} />
      ))}
    </video>
  );
}
