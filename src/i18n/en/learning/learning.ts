import type { learning as thai } from '../../th/learning/learning.ts';

export const learning: typeof thai = {
  title: 'My courses',
  lectures: (done, all) => `${done} of ${all} ${all === 1 ? 'lecture' : 'lectures'} done`,
  progress: (percent) => `${percent}% done`,
  start: 'Start learning',
  carryOn: 'Continue',
  again: 'Watch again',
  open: (action, title) => `${action}: ${title}`,
  until: (date) => `Access until ${date}`,
  noEnd: 'Access with no time limit',
  ended: 'Your access has ended',
  renew: 'See the plans',
  inPerson: 'Live or in a classroom',
  details: 'See dates and venue',
  allDone: 'All done',
  cachedAt: (time) => `As of ${time}`,
  empty: {
    title: 'No courses yet',
    body: 'Once your order is paid and approved, the course appears here and opens even without a signal',
    action: 'See all courses',
    orders: 'See my orders',
  },
  staff: {
    title: 'This account has no courses',
    body: 'Administrators and teachers do not buy courses. Log in with a learner account to see your courses',
  },
  offline:
    'Your courses are not saved on this device yet. Open this page once while the shop can be reached; after that it opens offline',
  failed: 'Your courses could not be loaded',
};
