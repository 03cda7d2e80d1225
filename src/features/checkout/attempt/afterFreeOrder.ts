import type { OrderStatus } from '../../../domain/order/orderStatus.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { links, paths } from '../../../ui/press/links.ts';

/** Where an order leads with which there was nothing to pay: to the thanks, or to the orders, as the shop has set it (specification 4). */
export const afterFreeOrder = (
  status: OrderStatus,
  { thankYouPageEnabled }: Pick<SiteSettings, 'thankYouPageEnabled'>,
): { readonly to: string; readonly state: { readonly free: 'approved' | 'waiting' } | null } =>
  thankYouPageEnabled
    ? { to: paths.thankYou, state: { free: status === 'approved' ? 'approved' : 'waiting' } }
    : { to: links.studentOrders(), state: null };
