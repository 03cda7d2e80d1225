import type { OrderStatus } from '../../../domain/order/orderStatus.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { links, paths } from '../../../ui/press/links.ts';

/** The page after a free order: the thanks or the orders, by the shop's setting (specification 4). */
export const afterFreeOrder = (
  status: OrderStatus,
  { thankYouPageEnabled }: Pick<SiteSettings, 'thankYouPageEnabled'>,
): { readonly to: string; readonly state: { readonly free: 'approved' | 'waiting' } | null } =>
  thankYouPageEnabled
    ? { to: paths.thankYou, state: { free: status === 'approved' ? 'approved' : 'waiting' } }
    : { to: links.studentOrders(), state: null };
