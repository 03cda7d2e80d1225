import { AdminPages } from '../features/administration/pages/AdminPages.tsx';
import { pageEditingMessages } from '../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** The shop's own pages. */
export function AdminPagesPage() {
  const texts = useMessages(pageEditingMessages);
  return (
    <AdminGate title={texts.title}>
      <AdminPages />
    </AdminGate>
  );
}
