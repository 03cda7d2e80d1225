import { AdminGroups } from '../features/administration/AdminGroups.tsx';
import { useMessages } from '../i18n/useMessages.ts';
import { userGroupMessages } from '../i18n/userGroups.ts';
import { AdminGate } from './AdminGate.tsx';

/** The groups of learners. */
export function AdminGroupsPage() {
  const texts = useMessages(userGroupMessages);
  return (
    <AdminGate title={texts.title}>
      <AdminGroups />
    </AdminGate>
  );
}
