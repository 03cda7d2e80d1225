import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { AccountMail, NamedOrder } from '../../people/accountMail.ts';

const greeting = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const onceOnly = 'The link can be used once, within 24 hours. Please do not share it.';
const eachOnceOnly = 'Each link can be used once, within 24 hours. Please do not share them.';
const ifNotAsked = (hasPassword: boolean): string =>
  `If you did not request this, you can ignore this email.${hasPassword ? ' Your old password still works.' : ''}`;

const ordersIn = (orders: readonly NamedOrder[]): string =>
  bulletList(orders.map(({ number, title, date }) => `Order ${number} (${date}): ${title}`));

/** After the links that need no password. */
const passwordLast = (opens: readonly NamedOrder[], link: string): string =>
  opens.length === 0
    ? `If you have forgotten your account password, set a new one here\n${link}`
    : lines('You also bought this as a guest. Set a password here to start learning:', ordersIn(opens), link);

export const accountMail: AccountMail = {
  welcome: ({ firstName, shopName, username, link }) => ({
    subject: `Welcome to ${shopName}`,
    text: letter(
      greeting(firstName),
      'Your account has been created. Learn on any device, with your progress on each of them.',
      username === null ? null : `Your username is ${username}`,
      `Log in here\n${link}`,
      shopName,
    ),
  }),

  passwordLink: ({ firstName, shopName, link, hasPassword, opens, apart }) => {
    if (apart.length === 0 && opens.length > 0) {
      return {
        subject: 'Your link to start learning and set a password',
        text: letter(
          greeting(firstName),
          lines(
            'You bought as a guest. Set a password here to start learning. Next time, log in with this email and your password.',
            ordersIn(opens),
            link,
          ),
          onceOnly,
          ifNotAsked(hasPassword),
          shopName,
        ),
      };
    }
    return apart.length === 0
      ? {
          subject: 'Your link to set a new password',
          text: letter(
            greeting(firstName),
            `Set a new password here\n${link}`,
            onceOnly,
            ifNotAsked(hasPassword),
            shopName,
          ),
        }
      : {
          subject: 'Links to your courses and your password',
          text: letter(
            greeting(firstName),
            ...apart.map(({ orders, link: entry }) =>
              lines(
                'Bought as a guest with this email, and kept separate. Open this link on the device you want to learn on. No password needed:',
                ordersIn(orders),
                entry,
              ),
            ),
            'To learn on another device, you can request a new link at any time. Do not open links for anything you did not buy yourself.',
            passwordLast(opens, link),
            eachOnceOnly,
            ifNotAsked(hasPassword),
            shopName,
          ),
        };
  },

  buyerLink: ({ firstName, shopName, link }) => ({
    subject: `Set a password to learn with ${shopName}`,
    text: letter(
      greeting(firstName),
      'You bought as a guest. To learn on another device, set a password here. Next time, log in with this email and your password.',
      link,
      onceOnly,
      'This is optional. You can keep learning on the device you used to buy, and the link in your order email still shows its status.',
      shopName,
    ),
  }),
};
