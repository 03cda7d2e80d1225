import { AdminMail } from '../features/administration/mail/AdminMail.tsx';
import { administrationMessages } from '../i18n/people/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** The e-mails that the shop wrote. */
export function AdminMailPage() {
  const texts = useMessages(administrationMessages).mail;
  return (
    <AdminGate title={texts.title}>
      <AdminMail />
    </AdminGate>
  );
}
