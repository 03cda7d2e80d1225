import { useEffect, useRef } from 'react';
import type { VideoSource } from '../../domain/course.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** The browser's own player with subtitles; it starts at once, because somebody pressed play. */
export function TeaserVideo({ video, title }: { video: VideoSource; title: LocalText }) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => player.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the tracks come with the data
    <video
      ref={player}
      className="teaser"
      controls
      autoPlay
      playsInline
      preload="metadata"
      tabIndex={-1}
      poster={video.posterUrl ?? undefined}
      aria-label={texts.teaser(textIn(title, language))}
    >
      <source src={video.mp4Url} type="video/mp4" />
      {video.webmUrl !== null && <source src={video.webmUrl} type="video/webm" />}
      {video.subtitles.map((subtitle) => (
        <track
          key={subtitle.language}
          kind="subtitles"
          srcLang={subtitle.language}
          src={subtitle.url}
          label={texts.subtitles[subtitle.language]}
          default={subtitle.language === language}
        />
      ))}
    </video>
  );
}
