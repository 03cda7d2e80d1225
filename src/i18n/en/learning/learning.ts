import type { learning as thai } from '../../th/learning/learning.ts';

export const learning: typeof thai = {
  title: 'My courses',
  lectures: (done, all) => `${done} of ${all} ${all === 1 ? 'lecture' : 'lectures'} done`,
  progress: (percent) => `${percent}% done`,
  start: 'Start learning',
  carryOn: 'Carry on',
  again: 'Watch again',
  open: (action, title) => `${action}: ${title}`,
  until: (date) => `Access until ${date}`,
  noEnd: 'Access without an end',
  ended: 'Your access has ended',
  renew: 'See the plans',
  inPerson: 'Live or in a classroom',
  details: 'See dates and place',
  allDone: 'All done',
  cachedAt: (time) => `As of ${time}`,
  empty: {
    title: 'No courses yet',
    body: 'Once an order is paid and approved, its course is here, and opens without a connection',
    action: 'See all courses',
    orders: 'See my orders',
  },
  staff: {
    title: 'This account has no courses',
    body: 'Administrators and teachers do not buy courses. Log in with a learner’s account to see your courses',
  },
  offline:
    'Your courses are not kept on this device yet. Open this page once while the shop can be reached; then it opens offline',
  failed: 'Your courses did not load',
};
