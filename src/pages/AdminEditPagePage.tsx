import { useParams } from 'react-router-dom';
import { AdminEditPage } from '../features/administration/pages/AdminEditPage.tsx';
import { pageEditingMessages } from '../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** One of the shop's own pages, or a new one, as it is written. */
export function AdminEditPagePage() {
  const texts = useMessages(pageEditingMessages);
  const { pageId = '' } = useParams();
  return (
    <AdminGate title={texts.title}>
      <AdminEditPage key={pageId} pageId={pageId} />
    </AdminGate>
  );
}
