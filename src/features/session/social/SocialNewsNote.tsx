import { useEffect, useRef } from 'react';
import { socialLoginMessages } from '../../../i18n/people/socialLogin.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { announcedOnArrival } from '../../../ui/notice/announcedOnArrival.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { type SocialNews, useSocialNews } from './socialNews.ts';

const tones: Partial<Record<SocialNews['outcome'], 'done' | 'info'>> = {
  linked: 'done',
  knownAddress: 'info',
  cancelled: 'info',
};

/** A later visit of the page does not scroll again. */
const led = new WeakSet<SocialNews>();

/** The outcome of a provider sign-in beside its buttons. The page scrolls to it once. */
export function SocialNewsNote() {
  const texts = useMessages(socialLoginMessages);
  const news = useSocialNews();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news === null || led.has(news)) return;
    led.add(news);
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    place.current?.focus({ preventScroll: true });
  }, [news]);
  if (news === null) return null;
  return (
    <div ref={place} {...announcedOnArrival}>
      <Note tone={tones[news.outcome] ?? 'error'} live>
        {texts.news[news.outcome](texts.names[news.provider])}
      </Note>
    </div>
  );
}
