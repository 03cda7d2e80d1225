import { NBSP } from '../../format.ts';
import type { teacher as th } from '../../th/catalogue/teacher.ts';

export const teacher: typeof th = {
  courses: 'Courses',
  count: (count) => `${count}${NBSP}${count === 1 ? 'course' : 'courses'}`,
  length: (length) => `${length} in all`,
  missing: {
    title: 'This teacher is not here',
    body: 'The teacher may have no open course yet',
    action: 'See all courses',
  },
  notCached: 'This page is not on the device yet; it opens as soon as the shop can be reached',
  cachedAt: (time) => `As saved on ${time}`,
};
