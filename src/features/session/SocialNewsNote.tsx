import { socialLoginMessages } from '../../i18n/socialLogin.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/Note.tsx';
import { type SocialNews, useSocialNews } from './socialNews.ts';

const tones: Partial<Record<SocialNews['outcome'], 'done' | 'info'>> = {
  linked: 'done',
  knownAddress: 'info',
  cancelled: 'info',
};

/** What became of the way to a provider, beside the buttons that begin one. */
export function SocialNewsNote() {
  const texts = useMessages(socialLoginMessages);
  const news = useSocialNews();
  if (news === null) return null;
  return (
    <Note tone={tones[news.outcome] ?? 'error'} live>
      {texts.news[news.outcome](texts.names[news.provider])}
    </Note>
  );
}
