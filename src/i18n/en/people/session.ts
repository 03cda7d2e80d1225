import type { session as thai } from '../../th/people/session.ts';

export const session: typeof thai = {
  login: {
    title: 'Log in',
    titleToOrder: 'Log in to order',
    body: 'Your cart stays as it is',
    toGoOn: 'Log in and go on from right here',
    username: 'Username or email',
    password: 'Password',
    submit: 'Log in',
    forgot: 'Forgot password',
    noAccount: 'New here?',
    register: 'Register',
    usernameRequired: 'Enter your username',
    passwordRequired: 'Enter your password',
    needsNetwork: 'Logging in needs a connection. Press it now and it goes on by itself once the shop can be reached',
    welcome: (name: string) => (name ? `Hello ${name}` : 'You are logged in'),
    leftOutTitle: 'Some things were not moved to your cart',
    leftOut: (names: string) => `You already own or ordered: ${names}`,
    leftOutUnnamed: (count: number) => `You already own or ordered ${count} of them`,
    noRoom: (names: string) => `Your cart is full, so these stayed out: ${names}`,
    noRoomUnnamed: (count: number) => `Your cart is full, ${count} of them stayed out`,
  },
  here: {
    ended:
      'You were logged out here: time ran out, or another device did it. What you typed is kept. Log in again and this page goes on by itself',
    needed: 'Log in first, then this page opens by itself',
  },
  forgot: {
    title: 'Forgot password',
    body: 'Enter the email of your account or your order and we will send a link to set a password or start learning',
    forOrder: {
      title: 'Get a link by email',
      body: 'Enter the email of the order and we will send a link to start learning or to set a password',
    },
    email: 'Email',
    emailRequired: 'Enter your email',
    emailInvalid: 'That email is not valid, e.g. name@example.com',
    submit: 'Send me the link',
    sentTitle: 'Look in your inbox',
    sentBody: (email: string) =>
      `If ${email} has registered or bought here, the link arrives within a few minutes. If not, look in the spam folder`,
    backToLogin: 'Back to log in',
    needsNetwork:
      'Sending the link needs a connection. Press it now and it goes on by itself once the shop can be reached',
  },
  setPassword: {
    title: 'Set a new password',
    body: 'You log in with it from now on',
    password: 'New password',
    confirm: 'Confirm the new password',
    hint: 'At least 6 characters of a–z A–Z 0–9 and _ - . @',
    submit: 'Save password',
    doneTitle: 'Your password is set',
    doneBody: 'You can log in with it now',
    doneAction: 'Log in',
    enteredBody:
      'You are logged in. Next time use your email and this password; if that does not let you in, ask for a new link',
    enteredAction: 'Go to my courses',
    expiredTitle: 'This link no longer works',
    expiredBody: 'A link works once and for a limited time. You can ask for a new one',
    askAgain: 'Ask for a new link',
    needsNetwork:
      'Saving the password needs a connection. Press it now and it goes on by itself once the shop can be reached',
  },
  access: {
    sessionTitle: 'Your session ended, please log in again',
    sessionBody: 'What you typed and your cart are kept on this device; log in and carry on',
    login: 'Log in',
    later: 'Later',
    deniedTitle: 'This account has no access',
    deniedBody: 'You will be logged out. The cart on this device stays. If this seems wrong, contact the administrator',
    deniedBodyShared:
      'You will be logged out and your data removed from this device, except reports that were not sent. If this seems wrong, contact the administrator',
    signOut: 'Log out',
    expiredTitle: 'This account has expired',
    expiredBody:
      'This account can no longer use this. What you typed is kept. If this seems wrong, contact the administrator',
    understood: 'Understood',
  },
};
