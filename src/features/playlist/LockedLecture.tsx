import { useLocation } from 'react-router-dom';
import { playlistMessages } from '../../i18n/learning/playlist.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { PlayerVeil } from './player/PlayerVeil.tsx';

/** Replaces a video that this person may not watch: the reason, and how to get access. */
export function LockedLecture({
  courseLink,
  isGuest,
  hasEnded,
}: {
  courseLink: string;
  isGuest: boolean;
  hasEnded: boolean;
}) {
  const texts = useMessages(playlistMessages);
  const { pathname, search } = useLocation();
  const words = hasEnded ? texts.ended : texts.locked;
  return (
    <div className="vid vid-shut">
      <PlayerVeil title={words.title} body={isGuest ? texts.locked.guestBody : words.body}>
        <ButtonLink small kind={isGuest ? 'outline' : 'solid'} to={courseLink}>
          {words.toCourse}
        </ButtonLink>
        {isGuest && (
          <ButtonLink small icon="user" to={links.login(pathname + search)}>
            {texts.locked.login}
          </ButtonLink>
        )}
      </PlayerVeil>
    </div>
  );
}
