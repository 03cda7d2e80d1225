import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { VideoSource } from '../../domain/catalogue/course.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { formatOwnName } from '../../i18n/formatLanguageName.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';

/**
 * A film that everybody may watch, in the browser's own player with its subtitles. It starts at once, because somebody
 * pressed play, and no other film of the page plays beside it. Escape closes it, where it can be closed.
 */
export function OpenFilm({
  film,
  label,
  onClose,
}: {
  film: VideoSource;
  label: string;
  onClose?: (() => void) | undefined;
}) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const player = useRef<HTMLVideoElement>(null);
  const [hasFailed, fail] = useState(false);

  useEffect(() => player.current?.focus(), []);
  useEffect(() => {
    // At once: until this film has come the other one would go on beside it.
    for (const other of document.querySelectorAll('video')) if (other !== player.current) other.pause();
    const giveWay = ({ target }: Event) => {
      if (target !== player.current) player.current?.pause();
    };
    const begins = ['play', 'playing'];
    for (const name of begins) document.addEventListener(name, giveWay, true);
    return () => {
      for (const name of begins) document.removeEventListener(name, giveWay, true);
    };
  }, []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.fullscreenElement === null) onClose?.();
  };

  if (hasFailed) {
    return (
      <Note icon="offline" live>
        {texts.filmFailed}
      </Note>
    );
  }
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
      poster={film.posterUrl ?? undefined}
      aria-label={label}
      onKeyDown={closeOnEscape}
    >
      <source
        src={film.mp4Url}
        type={film.mp4Url.endsWith('.mp4') ? 'video/mp4' : undefined}
        onError={film.webmUrl === null ? () => fail(true) : undefined}
      />
      {film.webmUrl !== null && <source src={film.webmUrl} type="video/webm" onError={() => fail(true)} />}
      {film.subtitles.map((subtitle) => (
        <track
          key={subtitle.language}
          kind="subtitles"
          srcLang={subtitle.language}
          src={subtitle.url}
          label={formatOwnName(subtitle.language)}
          default={subtitle.language === language}
        />
      ))}
    </video>
  );
}
