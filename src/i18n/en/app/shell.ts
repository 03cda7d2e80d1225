import type { shell as th } from '../../th/app/shell.ts';

export const shell: typeof th = {
  siteName: 'Lanrian',
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
  waiting: (count: number) => `${count} waiting to be sent or fixed`,
  offline: 'You are offline. Showing what is saved on this device',
  portal: 'This network has no internet access yet. You may need to sign in to its Wi-Fi',
  silent: 'You are connected, but the shop is not responding. Showing what is saved on this device',
  refused:
    'The shop cannot be reached. It may be down, or this network has no internet access. Showing what is saved on this device',
  down: 'The shop is briefly unavailable. Your work is safe, and we will keep trying',
  withoutScript: 'JavaScript is turned off. You can look around, but turn it on to order or log in',
  retryConnection: 'Try again',
  backOnline: 'Back online',
  footer: {
    pages: 'Shop pages',
    promise: 'Courses from Thailand. Learn anywhere, even without a signal',
  },
};
