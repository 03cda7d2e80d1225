import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { links, paths } from '../../../ui/press/links.ts';
import { useKnownPerson } from '../../session/knownPerson.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { useTurn } from './useTurn.ts';

/** Leads on once an order is approved. Guests have no list of orders, so without thanks they stay here. */
export function useLeaveOnApproval(order: Order, isFresh: boolean, afterwards: 'thanksOfOrder' | 'plainThanks'): void {
  const { thankYouPageEnabled } = useSiteSettings();
  const isGuest = useKnownPerson() === null;
  const navigate = useNavigate();
  useTurn(order, 'approved', isFresh, () => {
    if (isGuest && !thankYouPageEnabled) return;
    const isPlain = afterwards === 'plainThanks';
    const thanks = isPlain ? paths.thankYou : links.thankYou(order.token);
    const state = isPlain ? { paid: true } : null;
    navigate(thankYouPageEnabled ? thanks : links.studentOrders(), { replace: true, state });
  });
}
