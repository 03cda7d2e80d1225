import { setCourseInGroupCall } from '../../../contract/administration/adminGroup.ts';
import type { StoredItem } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { userGroupMessages } from '../../../i18n/catalogue/userGroups.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { GroupMembers, type Member } from './GroupMembers.tsx';
import { coursesQuery } from './groupQueries.ts';

/** The courses limited to a group; a course may be limited to several. */
export function GroupCourses({ groupId }: { groupId: string }) {
  const texts = useMessages(userGroupMessages).courses;
  const { hidden } = useMessages(shopWindowMessages).items;
  const { language } = useLanguage();
  const memberOf = (course: StoredItem): Member => ({
    id: course.id,
    name: textIn(course.title, language),
    detail: course.id,
    note: course.isPublished ? null : hidden,
    isIn: course.groupIds.includes(groupId),
  });
  return (
    <GroupMembers
      groupId={groupId}
      texts={texts}
      queryOf={coursesQuery}
      memberOf={memberOf}
      set={(courseId, isIn) => callServer(setCourseInGroupCall, { params: { groupId, courseId }, body: { isIn } })}
    />
  );
}
