import { AdminRegistration } from '../features/administration/people/AdminRegistration.tsx';
import { shopQuestionMessages } from '../i18n/people/shopQuestions.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** What customers fill in at registration. */
export function AdminRegistrationPage() {
  const { title } = useMessages(shopQuestionMessages);
  return (
    <AdminGate title={title}>
      <AdminRegistration />
    </AdminGate>
  );
}
