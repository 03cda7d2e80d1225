import { AdminFrame } from '../features/administration/AdminFrame.tsx';
import { AdminMail } from '../features/administration/AdminMail.tsx';
import { administrationMessages } from '../i18n/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** The e-mails that the shop wrote. */
export function AdminMailPage() {
  const texts = useMessages(administrationMessages).mail;
  return (
    <AdminFrame title={texts.title}>
      <AdminMail />
    </AdminFrame>
  );
}
