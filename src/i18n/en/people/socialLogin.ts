import type { socialLogin as thai } from '../../th/people/socialLogin.ts';

export const socialLogin: typeof thai = {
  names: { line: 'LINE', facebook: 'Facebook', google: 'Google' },
  or: 'or',
  signInWith: (name: string) => `Log in with ${name}`,
  needsNetwork: (names: string) =>
    `Logging in with ${names} needs a connection. The buttons appear here once the shop can be reached`,
  arriving: 'Logging you in',
  arrivingBody: 'Adding the cart on this device to your account',
  again: 'Try again',
  needsNetworkToArrive:
    'Finishing your login needs a connection. Press now and we will do it as soon as the shop can be reached',
  news: {
    linked: (name: string) => `${name} has been linked. From now on you can log in with ${name}`,
    knownAddress: (name: string) =>
      `There is already an account here with the email of this ${name} account. Log in the way you usually do and choose to link ${name}. Next time, just press ${name}`,
    cancelled: (name: string) => `You cancelled at ${name}. Nothing has changed. Try again or log in another way`,
    lost: (name: string) =>
      `Coming back from ${name} took too long, or you came back in a different browser. Press ${name} on this page again`,
    unavailable: (name: string) => `${name} cannot be reached right now. Try again later, or log in another way`,
    blocked: () => 'This account has no access. If you think this is a mistake, contact the administrator',
    linkedElsewhere: (name: string) =>
      `This ${name} account is linked to another account here, so it cannot be linked to this one`,
    full: () => 'We cannot accept new members right now. Try another day, or contact the administrator',
  },
  notLeft:
    'Your last logout on this device could not be finished because the shop cannot be reached. Press again once it can',
  link: {
    yes: (name: string) => `Also link ${name} to this account`,
    detail: (name: string, who: string) =>
      `${who} · Anyone with access to this ${name} account will be able to log in to this one. Choose this only if it is yours`,
    title: (name: string) => `Link ${name} too?`,
    body: (name: string, who: string) =>
      `You are logged in. The ${name} account you used earlier has the same email: ${who}. Anyone with access to that ${name} account will be able to log in to this one. Link it only if it is yours`,
    refuse: 'Not now',
    notLinked: (name: string) => `You are logged in, but ${name} is not linked. You can link it on your account page`,
  },
  register: {
    unreachable: (name: string) =>
      `The shop cannot be reached, so we do not have your details from ${name} yet. This page will continue once it can`,
    note: (name: string) =>
      `Almost there. Check your details and register. Next time, log in with ${name}, no password needed`,
    expired: (name: string) =>
      `Your confirmation from ${name} has expired. What you typed is still here. Press this button to confirm again, then continue registering`,
  },
  ways: {
    password: 'Password',
    set: 'Set',
    notSet: 'Not set',
    linked: 'Linked',
    notLinked: 'Not linked',
    link: 'Link',
    linkOf: (name: string) => `Link ${name}`,
    unlink: 'Unlink',
    unlinkOf: (name: string) => `Unlink ${name}`,
    last: 'This is the only way to log in to this account. Set a password or link another account before you unlink it',
    needsNetwork: 'Linking an account needs a connection',
    question: (name: string) => `Unlink ${name}?`,
    questionBody: (name: string) =>
      `You will no longer be able to log in with ${name}. Your other login methods still work`,
    away: 'This needs a connection. Press now and we will do it as soon as the shop can be reached',
    unlinked: (name: string) => `${name} has been unlinked`,
  },
};
