import type { session as thai } from '../../th/people/session.ts';

export const session: typeof thai = {
  login: {
    title: 'Log in',
    titleToOrder: 'Log in to order',
    body: 'Your cart will stay as it is',
    toGoOn: 'Log in to continue from here',
    username: 'Username or email',
    password: 'Password',
    submit: 'Log in',
    forgot: 'Forgot password',
    noAccount: 'New here?',
    register: 'Register',
    usernameRequired: 'Enter your username',
    passwordRequired: 'Enter your password',
    needsNetwork: 'Logging in needs a connection. Press now and we will do it as soon as the shop can be reached',
    welcome: (name: string) => (name ? `Hello ${name}` : 'You are logged in'),
    leftOutTitle: 'Some items were not moved to your cart',
    leftOut: (names: string) => `You already have or ordered: ${names}`,
    leftOutUnnamed: (count: number) => `You already have or ordered ${count} of them`,
    noRoom: (names: string) => `Your cart is full, so these were not added: ${names}`,
    noRoomUnnamed: (count: number) => `Your cart is full, so ${count} of them were not added`,
  },
  here: {
    ended:
      'You have been logged out on this device. Your session may have ended, or you were logged out from another device. What you typed is still here; log in again and this page will continue',
    needed: 'Log in first and this page will open',
  },
  forgot: {
    title: 'Forgot password',
    body: 'Enter the email for your account or order, and we will send you a link to set a password or start learning',
    forOrder: {
      title: 'Get a link by email',
      body: 'Enter the email you ordered with, and we will send you a link to start learning or set a password',
    },
    email: 'Email',
    emailRequired: 'Enter your email',
    emailInvalid: 'Enter a full email address, e.g. name@example.com',
    submit: 'Send me the link',
    sentTitle: 'Check your inbox',
    sentBody: (email: string) =>
      `If ${email} has been used to register or buy here, the link will arrive within a few minutes. If you cannot find it, check your spam folder`,
    backToLogin: 'Back to login',
    needsNetwork: 'Sending the link needs a connection. Press now and we will do it as soon as the shop can be reached',
  },
  setPassword: {
    title: 'Set a new password',
    body: 'Use this password the next time you log in',
    password: 'New password',
    confirm: 'Confirm new password',
    hint: 'At least 6 characters: a–z A–Z 0–9 and _ - . @',
    submit: 'Save password',
    doneTitle: 'Your password has been set',
    doneBody: 'You can log in with your new password now',
    doneAction: 'Log in',
    enteredBody:
      'You are logged in. Next time, use your email and this password. If you cannot get in, you can always request a new link',
    enteredAction: 'Go to my courses',
    expiredTitle: 'This link no longer works',
    expiredBody: 'Links can be used once and expire after a while. You can request a new one',
    askAgain: 'Request a new link',
    needsNetwork:
      'Saving the password needs a connection. Press now and we will do it as soon as the shop can be reached',
  },
  access: {
    sessionTitle: 'Your session has ended. Please log in again',
    sessionBody: 'What you typed and your cart are saved on this device. Log in to continue',
    login: 'Log in',
    later: 'Later',
    deniedTitle: 'This account has no access',
    deniedBody:
      'You will be logged out. The cart on this device will stay. If you think this is a mistake, contact the administrator',
    deniedBodyShared:
      'You will be logged out and your data removed from this device, except unsent payment reports. If you think this is a mistake, contact the administrator',
    signOut: 'Log out',
    expiredTitle: 'This account has expired',
    expiredBody:
      'This account can no longer use this. What you typed is saved on this device. If you think this is a mistake, contact the administrator',
    understood: 'OK',
  },
};
