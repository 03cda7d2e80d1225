import type { AccountMail, NamedOrder } from '../accountMail.ts';
import { bulletList, letter, lines } from '../letter.ts';

const greeting = (firstName: string): string => `Hello ${firstName},`;
const onceOnly = 'The link works once, within 24 hours. Please do not pass it on.';
const eachOnceOnly = 'Each link works once, within 24 hours. Please do not pass them on.';

const ordersIn = (orders: readonly NamedOrder[]): string =>
  bulletList(orders.map(({ number, title }) => `Order ${number}: ${title}`));

export const accountMail: AccountMail = {
  welcome: ({ firstName, shopName, username, link }) => ({
    subject: `Welcome to ${shopName}`,
    text: letter(
      greeting(firstName),
      'Your account is open. Learn on any device; your progress comes along.',
      username === null ? null : `Your username is ${username}`,
      `Log in here\n${link}`,
      shopName,
    ),
  }),

  passwordLink: ({ firstName, shopName, link, opens, apart }) => ({
    subject: 'Your link to a new password',
    text: letter(
      greeting(firstName),
      `Set a new password here\n${link}`,
      opens.length === 0 ? null : `It opens what you bought without registering\n${ordersIn(opens)}`,
      ...apart.map(({ orders, link: entry }) =>
        lines(
          'Bought as a guest with this email, and kept apart. Open this link on the device you learn on; it needs no password:',
          ordersIn(orders),
          entry,
        ),
      ),
      apart.length === 0 ? onceOnly : eachOnceOnly,
      apart.length === 0
        ? null
        : 'For one more device, ask for a new link at any time. What you did not buy yourself, leave unopened.',
      'If you did not ask for this, there is nothing to do. Your old password still works.',
      shopName,
    ),
  }),

  buyerLink: ({ firstName, shopName, link }) => ({
    subject: `Set a password for learning with ${shopName}`,
    text: letter(
      greeting(firstName),
      'You bought without registering. To learn on another device, set a password here; next time log in with this address and that password.',
      link,
      onceOnly,
      'You need not: the device you bought on keeps working, and the link in the order e-mail shows its status.',
      shopName,
    ),
  }),
};
