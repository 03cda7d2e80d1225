import type { shell as th } from '../th/shell.ts';

export const shell: typeof th = {
  siteName: 'Lanrian',
  siteDescription: 'Online, live and classroom courses from Thailand. Save lessons and carry on without a signal.',
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  bottomMenu: 'Bottom menu',
  home: 'Home',
  allCourses: 'All courses',
  myCourses: 'My courses',
  products: 'Products',
  orders: 'Orders',
  cart: 'Cart',
  account: 'Account',
  search: 'Search',
  administration: 'Admin',
  cartWith: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
  offline: 'You are offline, showing what is saved on this device',
  unreachable: 'We cannot be reached right now, showing what is saved on this device',
  retryConnection: 'Try again',
  backOnline: 'Back online',
};
