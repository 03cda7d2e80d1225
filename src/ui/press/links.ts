import {
  categoryPath,
  contactPath,
  coursePath,
  customPagePath,
  orderPath,
  productPath,
  promotionPath,
  teacherPath,
} from '../../domain/site/pageAddress.ts';

/** Every address of the app, typed. Patterns are for the route table, builders for links (specification 6). */
export const paths = {
  home: '/',
  search: '/search',
  courses: '/courses',
  category: '/courses/:linkPath',
  course: '/course/:slug',
  products: '/products',
  productCategory: '/products/:linkPath',
  product: '/product/:slug',
  promotion: '/promotion/:promotionId',
  teacher: '/teacher/:teacherId',
  customPage: '/page/:pagePath',
  contact: contactPath,
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
} as const;

export const links = {
  home: () => paths.home,
  /** Courses and products together; everything without a keyword. */
  search: (keyword?: string) => withQuery(paths.search, { keyword }),
  courses: (keyword?: string) => withQuery(paths.courses, { keyword }),
  category: categoryPath,
  /** By the item's `slug`, its only address. A plain id also leads there. */
  course: coursePath,
  products: () => paths.products,
  product: productPath,
  promotion: promotionPath,
  teacher: teacherPath,
  customPage: customPagePath,
  contact: () => paths.contact,
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
} as const;

/** Whether an address may be returned to after a sign-in: a path of this app. */
export function safeReturnTo(wanted: string | null | undefined): string {
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : paths.home;
}

/** An address with the values that are given. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
