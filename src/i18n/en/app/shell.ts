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
  waiting: (count: number) => `${count} waiting to be sent or mended`,
  offline: 'You are offline, showing what is saved on this device',
  portal: 'This network does not let you out yet. You may have to sign in to its Wi-Fi',
  silent: 'Connected, but no answer comes: the signal or the shop may be down. Showing what is saved on this device',
  refused:
    'The shop cannot be reached. It may be resting, or this network leads nowhere. Showing what is saved on this device',
  down: 'The shop is resting for a moment. What you did is kept; we try again by ourselves',
  withoutScript: 'JavaScript is turned off. You can look around; to order and to log in, turn it on',
  retryConnection: 'Try again',
  backOnline: 'Back online',
  footer: {
    pages: 'Pages of the shop',
    promise: 'Courses by people in Thailand, anywhere, even without a signal',
  },
};
