import { useQuery } from '@tanstack/react-query';
import { exactMatchesMessages } from '../../../i18n/buying/exactMatches.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { exactMatchesQuery } from '../administrationQueries.ts';

/** The way to the exact matches; nothing without any. */
export function ExactMatchesNote({ to }: { to: string }) {
  const texts = useMessages(exactMatchesMessages);
  const count = useQuery(exactMatchesQuery()).data?.length ?? 0;
  if (count === 0) return null;
  return (
    <Note tone="info">
      <span>{texts.found(count)} </span>
      <ButtonLink kind="quiet" small to={to}>
        {texts.open}
      </ButtonLink>
    </Note>
  );
}
