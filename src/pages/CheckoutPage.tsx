import '../ui/styles/buyer.css';
import { Checkout } from '../features/checkout/Checkout.tsx';
import { GuestDetails } from '../features/registration/GuestDetails.tsx';
import { useGuestDetails } from '../features/registration/useGuestDetails.ts';
import { checkoutMessages } from '../i18n/buying/checkout.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/** Buyer, payment, totals and the order. */
export function CheckoutPage() {
  const { title } = useMessages(checkoutMessages);
  const guest = useGuestDetails();
  return (
    <>
      <PageMeta title={title} index={false} />
      <Checkout guest={guest} guestForm={<GuestDetails form={guest} />} />
    </>
  );
}
