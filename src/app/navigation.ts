import type { shellMessages } from '../i18n/app/shell.ts';
import { links } from '../ui/press/links.ts';
import type { IconName } from '../ui/show/Icon.tsx';

type Words = (typeof shellMessages)['th'];

type Destination = {
  to: string;
  label: (texts: Words) => string;
  icon: IconName;
  /** Addresses at which this destination is marked as current. */
  here: RegExp;
};

const catalogue = /^\/(courses?(\/|$)|promotion\/)/;

export const mainMenu: readonly Destination[] = [
  { to: links.courses(), label: (texts) => texts.allCourses, icon: 'home', here: catalogue },
  {
    to: links.myCourses(),
    label: (texts) => texts.myCourses,
    icon: 'lectures',
    here: /^\/(myaccount\/student\/course|learn\/)/,
  },
  { to: links.products(), label: (texts) => texts.products, icon: 'book', here: /^\/products?(\/|$)/ },
  {
    to: links.studentOrders(),
    label: (texts) => texts.orders,
    icon: 'receipt',
    here: /^\/(myaccount\/student\/order|order\/)/,
  },
];

export const bottomTabs: readonly Destination[] = [
  {
    to: links.home(),
    label: (texts) => texts.home,
    icon: 'home',
    here: /^\/($|courses?(\/|$)|products?(\/|$)|promotion\/)/,
  },
  {
    to: links.myCourses(),
    label: (texts) => texts.myCourses,
    icon: 'lectures',
    here: /^\/(myaccount\/student\/course|learn\/)/,
  },
  { to: links.cart(), label: (texts) => texts.cart, icon: 'cart', here: /^\/(cart|checkout)/ },
  {
    to: links.studentOrders(),
    label: (texts) => texts.orders,
    icon: 'receipt',
    here: /^\/(myaccount\/student\/order|order\/)/,
  },
  {
    to: links.account(),
    label: (texts) => texts.account,
    icon: 'user',
    here: /^\/(myaccount(\/(outbox|storage))?\/?$|login|register|forgotpass|setpassword)/,
  },
];
