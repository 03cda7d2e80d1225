import { AdminItems } from '../features/administration/catalogue/AdminItems.tsx';
import { shopWindowMessages } from '../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** All courses and products. */
export function AdminItemsPage() {
  const texts = useMessages(shopWindowMessages).items;
  return (
    <AdminGate title={texts.title}>
      <AdminItems />
    </AdminGate>
  );
}
