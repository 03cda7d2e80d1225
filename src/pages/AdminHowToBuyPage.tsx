import { AdminHowToBuy } from '../features/administration/pages/AdminHowToBuy.tsx';
import { shopWindowMessages } from '../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** How to buy, as the shop's course pages say it. */
export function AdminHowToBuyPage() {
  const texts = useMessages(shopWindowMessages).howToBuy;
  return (
    <AdminGate title={texts.title}>
      <AdminHowToBuy />
    </AdminGate>
  );
}
