import type { AccountMail } from '../accountMail.ts';
import { letter } from '../letter.ts';

const greeting = (firstName: string): string => `Hello ${firstName},`;
const onceOnly = 'The link works once, within 24 hours. Please do not pass it on.';

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

  passwordLink: ({ firstName, shopName, link }) => ({
    subject: 'Your link to a new password',
    text: letter(
      greeting(firstName),
      `Set a new password here\n${link}`,
      onceOnly,
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
