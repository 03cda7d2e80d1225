import { withQuery } from './links.ts';

/** Addresses of the desk's screens. Buyers never load them. */
export const deskPaths = {
  overview: '/admin/overview',
  orders: '/admin/orders',
  order: '/admin/orders/:id',
  mail: '/admin/mail',
  comments: '/admin/comments',
  items: '/admin/items',
  item: '/admin/items/:id',
  media: '/admin/media',
  medium: '/admin/media/:id',
  howToBuy: '/admin/howtobuy',
  pages: '/admin/pages',
  page: '/admin/pages/:id',
  people: '/admin/people',
  person: '/admin/people/:id',
  audit: '/admin/audit',
  groups: '/admin/groups',
  group: '/admin/groups/:id',
  registration: '/admin/registration',
  coupons: '/admin/coupons',
  coupon: '/admin/coupons/:id',
  promotions: '/admin/promotions',
  promotion: '/admin/promotions/:id',
  payments: '/admin/payments',
  settings: '/admin/settings',
} as const;

/** Links to the desk's screens. */
export const deskLinks = {
  overview: () => deskPaths.overview,
  orders: () => deskPaths.orders,
  order: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`,
  mail: () => deskPaths.mail,
  comments: () => deskPaths.comments,
  items: () => deskPaths.items,
  item: (itemId: string) => `/admin/items/${encodeURIComponent(itemId)}`,
  media: () => deskPaths.media,
  medium: (mediumId: string) => `/admin/media/${encodeURIComponent(mediumId)}`,
  howToBuy: () => deskPaths.howToBuy,
  pages: () => deskPaths.pages,
  page: (pageId: string) => `/admin/pages/${encodeURIComponent(pageId)}`,
  people: () => deskPaths.people,
  person: (userId: string) => `/admin/people/${encodeURIComponent(userId)}`,
  audit: (subject?: string) =>
    subject === undefined ? deskPaths.audit : `${deskPaths.audit}?subject=${encodeURIComponent(subject)}`,
  groups: () => deskPaths.groups,
  group: (groupId: string) => `/admin/groups/${encodeURIComponent(groupId)}`,
  registration: () => deskPaths.registration,
  coupons: (keyword?: string) => withQuery(deskPaths.coupons, { keyword }),
  /** `new` for a new one, `codes` for many. */
  coupon: (couponId: string) => `${deskPaths.coupons}/${couponId}`,
  promotions: () => deskPaths.promotions,
  promotion: (promotionId: string) => `${deskPaths.promotions}/${promotionId}`,
  payments: () => deskPaths.payments,
  settings: () => deskPaths.settings,
} as const;
