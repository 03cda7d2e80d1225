import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '../../../../domain/order/order.ts';
import { links, paths } from '../../../../ui/press/links.ts';
import { useSiteSettings } from '../../../site/useSite.ts';

/** Leads on once an order is approved that was unpaid while its page was open (specification 4, status polling). */
export function useLeaveOnApproval({ status, token }: Order, afterwards: 'thanksOfOrder' | 'plainThanks'): void {
  const { thankYouPageEnabled } = useSiteSettings();
  const navigate = useNavigate();
  const before = useRef(status);
  useEffect(() => {
    const wasUnpaid = before.current === 'notYetReceived';
    before.current = status;
    if (!wasUnpaid || status !== 'approved') return;
    const thanks = afterwards === 'plainThanks' ? paths.thankYou : links.thankYou(token);
    navigate(thankYouPageEnabled ? thanks : links.studentOrders(), { replace: true });
  }, [status, token, afterwards, thankYouPageEnabled, navigate]);
}
