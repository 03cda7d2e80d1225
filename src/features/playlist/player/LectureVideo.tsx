import { type Ref, useRef } from 'react';
import type { VideoSource } from '../../../domain/catalogue/course.ts';
import { formatOwnName } from '../../../i18n/formatLanguageName.ts';

/** The video element: mp4, then webm, with subtitles. `onFailed`: no source is playable, or loading broke off. */
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
        // After a network failure the video continues at its position; the first start uses the last stored position.
        if (reached.current > 0) video.currentTime = reached.current;
        if (begins.current) void video.play().catch(() => undefined);
      }}
      onPlay={() => {
        begins.current = true;
      }}
      onTimeUpdate={(event) => {
        const video = event.currentTarget;
        // During a reload the video briefly reports 0.
        if (video.readyState > 0 && !video.seeking) reached.current = video.currentTime;
      }}
      onPause={(event) => {
        if (!event.currentTarget.error) begins.current = false;
      }}
      onError={onFailed}
    >
      <source src={source.mp4Url} type={typeOf(source.mp4Url)} onError={failLast} />
      {source.webmUrl !== null && <source src={source.webmUrl} type="video/webm" onError={onFailed} />}
      {source.subtitles.map(({ language, url }) => (
        <track key={language} kind="subtitles" src={url} srcLang={language} label={formatOwnName(language)} />
      ))}
    </video>
  );
}

/** The content tells the type of films and sounds that are no MP4. */
const typeOf = (address: string): string | undefined => (address.endsWith('.mp4') ? 'video/mp4' : undefined);
