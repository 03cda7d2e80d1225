import type { ListedPerson } from '../../../domain/people/deskPerson.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { deskPeopleMessages } from '../../../i18n/people/deskPeople.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Tag } from '../../../ui/show/Tag.tsx';

/** The kind of account, and whether it is blocked or erased. */
export function PersonTags({ person: { role, isBlocked, isErased } }: { person: ListedPerson }) {
  const texts = useMessages(deskPeopleMessages);
  const words = useMessages(accountMessages);
  return (
    <>
      <Tag tone={role === 'student' || role === 'nonMember' ? 'plain' : 'info'}>{words.roles[role]}</Tag>{' '}
      {isErased ? <Tag tone="error">{texts.erased}</Tag> : isBlocked && <Tag tone="error">{texts.blocked}</Tag>}
    </>
  );
}
