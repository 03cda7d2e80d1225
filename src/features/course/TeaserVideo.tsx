import type { VideoSource } from '../../domain/catalogue/course.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OpenFilm } from './OpenFilm.tsx';

/** The film about a course, in the place of its cover. */
export function TeaserVideo({ video, title }: { video: VideoSource; title: LocalText }) {
  const texts = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  return <OpenFilm film={video} label={texts.teaser(textIn(title, language))} />;
}
