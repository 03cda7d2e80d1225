import { useParams } from 'react-router-dom';
import { AdminItem } from '../features/administration/catalogue/AdminItem.tsx';
import { shopWindowMessages } from '../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** What a course or product shows of itself, as it is changed. */
export function AdminItemPage() {
  const texts = useMessages(shopWindowMessages).items;
  const { itemId = '' } = useParams();
  return (
    <AdminGate title={texts.title}>
      <AdminItem key={itemId} itemId={itemId} />
    </AdminGate>
  );
}
