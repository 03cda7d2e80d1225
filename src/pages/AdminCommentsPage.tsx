import { AdminComments } from '../features/administration/catalogue/AdminComments.tsx';
import { moderationMessages } from '../i18n/catalogue/moderation.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** What people wrote under courses, and what was reported. */
export function AdminCommentsPage() {
  const texts = useMessages(moderationMessages);
  return (
    <AdminGate title={texts.title}>
      <AdminComments />
    </AdminGate>
  );
}
