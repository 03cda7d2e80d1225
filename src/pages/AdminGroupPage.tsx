import { useParams } from 'react-router-dom';
import { AdminGroup } from '../features/administration/AdminGroup.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { userGroupMessages } from '../i18n/userGroups.ts';
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
