import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../../domain/localText.ts';
import type { CountedGroup } from '../../../domain/people/countedGroup.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { GroupCourses } from './GroupCourses.tsx';
import { GroupPeople } from './GroupPeople.tsx';
import { groupsQuery } from './groupQueries.ts';

/** The members of a group, and the courses limited to it. */
export function AdminGroup({ id: groupId }: { id: string }) {
  const texts = useMessages(userGroupMessages);
  const { language } = useLanguage();
  const query = useQuery(groupsQuery);
  const groups: readonly CountedGroup[] | undefined = query.data;
  const group = groups?.find(({ id }) => id === groupId);
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.groups()}>
          {texts.back}
        </Link>
        <h1>{group ? textIn(group.name, language) : texts.title}</h1>
      </header>
      <QueryStates query={query} {...texts} />
      {groups && !group && <NotFoundState heading={2} />}
      {groups && group && (
        <>
          <GroupPeople groupId={groupId} groups={groups} />
          <GroupCourses groupId={groupId} />
        </>
      )}
    </>
  );
}
