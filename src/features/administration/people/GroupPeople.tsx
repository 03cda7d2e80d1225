import { setPersonInGroup } from '../../../contract/administration/adminGroup.ts';
import { textIn } from '../../../domain/localText.ts';
import type { CountedGroup, GroupPerson } from '../../../domain/people/countedGroup.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { GroupMembers, type Member } from './GroupMembers.tsx';
import { peopleQuery } from './groupQueries.ts';

/** The people of a group: search by e-mail or name, add, remove. A member of another group moves here. */
export function GroupPeople({ groupId, groups }: { groupId: string; groups: readonly CountedGroup[] }) {
  const texts = useMessages(userGroupMessages).people;
  const { language } = useLanguage();
  const memberOf = (person: GroupPerson): Member => {
    const other = groups.find(({ id }) => id === person.groupId && id !== groupId);
    return {
      id: person.id,
      name: person.name === '' ? person.email : person.name,
      detail: person.email,
      note: other ? texts.moves(textIn(other.name, language)) : null,
      isIn: person.groupId === groupId,
    };
  };
  return (
    <GroupMembers
      groupId={groupId}
      texts={texts}
      queryOf={peopleQuery}
      memberOf={memberOf}
      set={(userId, isIn) => callServer(setPersonInGroup, { params: { groupId, userId }, body: { isIn } })}
    />
  );
}
