import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { AccountMail, NamedOrder } from '../../people/accountMail.ts';

const greeting = (firstName: string): string => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const onceOnly = 'The link works once, within 24 hours. Please do not pass it on.';
const eachOnceOnly = 'Each link works once, within 24 hours. Please do not pass them on.';
const ifNotAsked = (hasPassword: boolean): string =>
  `If you did not ask for this, there is nothing to do.${hasPassword ? ' Your old password still works.' : ''}`;

const ordersIn = (orders: readonly NamedOrder[]): string =>
  bulletList(orders.map(({ number, title, date }) => `Order ${number} (${date}): ${title}`));

/** After the links that need no password. */
const passwordLast = (opens: readonly NamedOrder[], link: string): string =>
  opens.length === 0
    ? `Only if you forgot the password of your account, set a new one here\n${link}`
    : lines('You bought this without registering, too. It opens once you set a password here:', ordersIn(opens), link);

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

  passwordLink: ({ firstName, shopName, link, hasPassword, opens, apart }) => {
    if (apart.length === 0 && opens.length > 0) {
      return {
        subject: 'Your link to start learning and set a password',
        text: letter(
          greeting(firstName),
          lines(
            'You bought without registering. Set a password here and start learning; next time log in with this address and that password.',
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
          subject: 'Your link to a new password',
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
                'Bought as a guest with this email, and kept apart. Open this link on the device you learn on; it needs no password:',
                ordersIn(orders),
                entry,
              ),
            ),
            'For one more device, ask for a new link at any time. What you did not buy yourself, leave unopened.',
            passwordLast(opens, link),
            eachOnceOnly,
            ifNotAsked(hasPassword),
            shopName,
          ),
        };
  },

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
