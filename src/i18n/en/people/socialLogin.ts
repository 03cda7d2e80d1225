import type { socialLogin as thai } from '../../th/people/socialLogin.ts';

export const socialLogin: typeof thai = {
  names: { line: 'LINE', facebook: 'Facebook', google: 'Google' },
  or: 'or',
  signInWith: (name: string) => `Log in with ${name}`,
  needsNetwork: (names: string) =>
    `Logging in with ${names} needs a connection. The buttons appear here once the shop can be reached`,
  arriving: 'Logging you in',
  arrivingBody: 'The cart of this device joins the one of your account',
  again: 'Try again',
  needsNetworkToArrive:
    'Finishing the log-in needs a connection. Press it now and it goes on by itself once the shop can be reached',
  news: {
    linked: (name: string) => `${name} is linked. From now on you can log in with ${name}`,
    knownAddress: (name: string) =>
      `The email of this ${name} account has an account here already. Log in to it the way you usually do and choose to link ${name}; next time just press ${name}`,
    cancelled: (name: string) => `You cancelled at ${name}. Nothing has changed; try again or choose another way`,
    lost: (name: string) =>
      `The way back from ${name} took too long or ended in another browser. Press ${name} again on this page`,
    unavailable: (name: string) => `${name} cannot be reached right now. Try later, or choose another way`,
    blocked: () => 'This account has no access. If this seems wrong, contact the administrator',
    linkedElsewhere: (name: string) =>
      `This ${name} account is linked to another account here, so it cannot be linked to this one`,
    full: () => 'No new members can be taken right now. Try another day, or contact the administrator',
  },
  notLeft:
    'The last log-out on this device is not finished, because the shop cannot be reached. Press again once it can',
  link: {
    yes: (name: string) => `Link ${name} to this account, too`,
    detail: (name: string, who: string) =>
      `${who} · Whoever can open this ${name} account can then open this one. Choose it only if it is your own`,
    title: (name: string) => `Link ${name}, too?`,
    body: (name: string, who: string) =>
      `You are logged in. The ${name} account that you came with before has the same email: ${who}. Whoever can open that ${name} account can then open this one. Link it only if it is your own`,
    refuse: 'Not now',
    notLinked: (name: string) => `You are logged in, but ${name} is not linked. You can link it in My account`,
  },
  register: {
    unreachable: (name: string) =>
      `The shop cannot be reached, so what ${name} told is not known yet. This page goes on by itself once it can`,
    note: (name: string) =>
      `Almost there: check the details and register. From now on you log in with ${name}, without a password`,
    expired: (name: string) =>
      `It has been a while since ${name} told us who you are. What you typed is kept: press this button, then go on here`,
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
    last: 'The only way into this account. Set a password or link another account before you unlink it',
    needsNetwork: 'Linking an account needs a connection',
    question: (name: string) => `Unlink ${name}?`,
    questionBody: (name: string) => `You can no longer log in to this account with ${name}. Other ways work as before`,
    away: 'This needs a connection. Press it now and it goes on by itself once the shop can be reached',
    unlinked: (name: string) => `${name} is unlinked`,
  },
};
