import { useParams } from 'react-router-dom';
import { AdminGroup } from '../features/administration/people/AdminGroup.tsx';
import { userGroupMessages } from '../i18n/catalogue/userGroups.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** One group with its people and courses. */
export function AdminGroupPage() {
  const texts = useMessages(userGroupMessages);
  const { groupId = '' } = useParams();
  return (
    <AdminGate title={texts.title}>
      <AdminGroup key={groupId} groupId={groupId} />
    </AdminGate>
  );
}
