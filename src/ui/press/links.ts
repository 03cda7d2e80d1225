import {
  categoryPath,
  coursePath,
  customPagePath,
  orderPath,
  productPath,
  promotionPath,
} from '../../domain/site/pageAddress.ts';

/** Every address of the app, typed. Patterns are for the route table, builders for links (specification 6). */
export const paths = {
  home: '/',
  courses: '/courses',
  category: '/courses/:linkPath',
  course: '/course/:slug',
  products: '/products',
  productCategory: '/products/:linkPath',
  product: '/product/:slug',
  promotion: '/promotion/:promotionId',
  customPage: '/page/:pagePath',
  cart: '/cart',
  checkout: '/checkout',
  thankYou: '/thankyou',
  order: '/order/:token',
  studentOrders: '/myaccount/student/order',
  myCourses: '/myaccount/student/course',
  learn: '/learn/:courseId',
  account: '/myaccount',
  outbox: '/myaccount/outbox',
  storage: '/myaccount/storage',
  share: '/share',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgotpass',
  setPassword: '/setpassword',
  admin: '/admin',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:id',
  adminMail: '/admin/mail',
  adminComments: '/admin/comments',
  adminItems: '/admin/items',
  adminItem: '/admin/items/:id',
  adminMedia: '/admin/media',
  adminMedium: '/admin/media/:id',
  adminHowToBuy: '/admin/howtobuy',
  adminPages: '/admin/pages',
  adminPage: '/admin/pages/:id',
  adminGroups: '/admin/groups',
  adminGroup: '/admin/groups/:id',
  adminRegistration: '/admin/registration',
  adminCoupons: '/admin/coupons',
  adminCoupon: '/admin/coupons/:id',
  adminPromotions: '/admin/promotions',
  adminPromotion: '/admin/promotions/:id',
  adminPayments: '/admin/payments',
  adminSettings: '/admin/settings',
} as const;

export const links = {
  home: () => paths.home,
  courses: (keyword?: string) => withQuery(paths.courses, { keyword }),
  category: categoryPath,
  /** By the item's `slug`, its only address. A plain id also leads there. */
  course: coursePath,
  products: () => paths.products,
  product: productPath,
  promotion: promotionPath,
  customPage: customPagePath,
  cart: () => paths.cart,
  checkout: () => paths.checkout,
  thankYou: (orderToken: string) => withQuery(paths.thankYou, { orderId: orderToken }),
  order: orderPath,
  studentOrders: (options: { report?: string } = {}) => withQuery(paths.studentOrders, options),
  myCourses: () => paths.myCourses,
  learn: (courseId: string, options: { lecture?: string } = {}) =>
    withQuery(`/learn/${encodeURIComponent(courseId)}`, options),
  account: () => paths.account,
  outbox: () => paths.outbox,
  storage: () => paths.storage,
  share: () => paths.share,
  login: (returnTo?: string) => withQuery(paths.login, { returnTo }),
  register: (returnTo?: string, further: Record<string, string> = {}) =>
    withQuery(paths.register, { returnTo, ...further }),
  forgotPassword: () => paths.forgotPassword,
  setPassword: (token?: string) => withQuery(paths.setPassword, { token }),
  admin: () => paths.admin,
  adminOrders: () => paths.adminOrders,
  adminOrder: (orderId: string) => `/admin/orders/${encodeURIComponent(orderId)}`,
  adminMail: () => paths.adminMail,
  adminComments: () => paths.adminComments,
  adminItems: () => paths.adminItems,
  adminItem: (itemId: string) => `/admin/items/${encodeURIComponent(itemId)}`,
  adminMedia: () => paths.adminMedia,
  adminMedium: (mediumId: string) => `/admin/media/${encodeURIComponent(mediumId)}`,
  adminHowToBuy: () => paths.adminHowToBuy,
  adminPages: () => paths.adminPages,
  adminPage: (pageId: string) => `/admin/pages/${encodeURIComponent(pageId)}`,
  adminGroups: () => paths.adminGroups,
  adminGroup: (groupId: string) => `/admin/groups/${encodeURIComponent(groupId)}`,
  adminRegistration: () => paths.adminRegistration,
  adminCoupons: (keyword?: string) => withQuery(paths.adminCoupons, { keyword }),
  /** `new` for a new one, `codes` for many. */
  adminCoupon: (couponId: string) => `${paths.adminCoupons}/${couponId}`,
  adminPromotions: () => paths.adminPromotions,
  adminPromotion: (promotionId: string) => `${paths.adminPromotions}/${promotionId}`,
  adminPayments: () => paths.adminPayments,
  adminSettings: () => paths.adminSettings,
} as const;

/** Whether an address may be returned to after a sign-in: a path of this app. */
export function safeReturnTo(wanted: string | null | undefined): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : paths.home;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
