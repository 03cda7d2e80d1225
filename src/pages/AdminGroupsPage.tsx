import { AdminGroups } from '../features/administration/people/AdminGroups.tsx';
import { userGroupMessages } from '../i18n/catalogue/userGroups.ts';
import { useMessages } from '../i18n/useMessages.ts';
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
