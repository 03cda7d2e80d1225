import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../domain/order/order.ts';
import { links, paths } from '../../../ui/press/links.ts';
import { useKnownPerson } from '../../session/knownPerson.ts';
import { useSiteSettings } from '../../site/useSite.ts';

/**
 * Leads on once an order is approved while its page is open (specification 4, status polling). A cached order does not
 * count. Guests have no list of orders, so without thanks they stay here.
 */
export function useLeaveOnApproval(
  { status, token }: Order,
  isFresh: boolean,
  afterwards: 'thanksOfOrder' | 'plainThanks',
): void {
  const { thankYouPageEnabled } = useSiteSettings();
  const isGuest = useKnownPerson() === null;
  const navigate = useNavigate();
  const before = useRef<Order['status'] | null>(null);
  useEffect(() => {
    if (!isFresh) return;
    const hasTurned = before.current !== null && before.current !== 'approved' && status === 'approved';
    before.current = status;
    if (!hasTurned || (isGuest && !thankYouPageEnabled)) return;
    const thanks = afterwards === 'plainThanks' ? paths.thankYou : links.thankYou(token);
    navigate(thankYouPageEnabled ? thanks : links.studentOrders(), { replace: true });
  }, [status, token, isFresh, isGuest, afterwards, thankYouPageEnabled, navigate]);
}
