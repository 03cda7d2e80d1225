import type { courseStates as th } from '../th/courseStates.ts';

export const courseStates: typeof th = {
  unpublished: {
    title: 'This course is not shown now',
    body: 'Its time has not come yet, or is over. If you have it already, go on learning under My courses',
    others: 'All courses',
    own: 'My courses',
  },
  group: {
    title: 'This course is for a certain group',
    guest: 'Log in to see whether your account is in that group',
    denied: 'Your account is not in a group that may enter. If you think that is wrong, contact the administrator',
  },
  reasons: {
    owned: 'You have this course',
    ordered: 'You ordered this course; it waits for payment or approval',
    rejected: 'Your payment report was not accepted; see why in the order, and report again there',
    locked: 'Registration is closed for the moment',
    notYet: (date) => `Registration opens ${date}`,
    closed: (date) => `Registration closed ${date}`,
    soldOut: 'The class is full',
    membersOnly: 'This course is for members',
    noPlans: 'Not on sale yet',
    noPrice: 'This course has no price in dollars yet, so it cannot be ordered',
    staff: 'Teacher and administrator accounts cannot buy',
  },
  signIn: 'Log in',
  otherCourses: 'Similar courses',
  buyHere: {
    title: 'Register here',
    notOpen: 'Registration',
    way: 'How to register',
    login: 'Log in',
    register: 'Register',
    guest: 'Buy as guest',
    guestBody: 'No account needed; your order and the link to the course go to this email',
    loginBody: 'Log in, then choose how to pay',
    registerBody: 'One account on every device, and your progress comes along',
    as: (name) => `Registering as ${name}`,
    registerAndPay: 'Register and choose how to pay',
    pay: 'Choose payment',
  },
};
