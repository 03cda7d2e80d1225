import { NBSP } from '../../format.ts';
import type { teacher as th } from '../../th/catalogue/teacher.ts';

export const teacher: typeof th = {
  courses: 'Courses',
  count: (count) => `${count}${NBSP}${count === 1 ? 'course' : 'courses'}`,
  length: (length) => `${length} in total`,
  missing: {
    title: 'Teacher not found',
    body: 'This teacher may not have any open courses yet',
    action: 'See all courses',
  },
  notCached: 'This page is not on this device yet. It will open once the shop can be reached',
  cachedAt: (time) => `Saved ${time}`,
};
