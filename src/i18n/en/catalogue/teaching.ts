import { NBSP } from '../../format.ts';
import type { teaching as thai } from '../../th/catalogue/teaching.ts';

export const teaching: typeof thai = {
  title: 'Courses I teach',
  body: 'Your courses, the questions waiting for an answer, and all your learners',
  back: 'All courses I teach',
  failed: 'Your courses could not be loaded',
  needsNetwork: 'You need a connection to see your courses',
  empty: { title: 'No courses yet', body: 'Courses appear here once the shop makes you their teacher' },
  open: (course) => `Open ${course}`,
  draft: 'Not published',
  students: (count) => `${count}${NBSP}${count === '1' ? 'learner' : 'learners'}`,
  unanswered: (count) => `${count}${NBSP}to answer`,
  reviewsTitle: 'Learner reviews',
  questionsTitle: 'Questions',
  studentsTitle: 'Learners',
  noStudents: { title: 'No learners yet', body: 'Names appear here once someone buys this course' },
  studentsFailed: 'The list of learners could not be loaded',
  studentsNeedNetwork: 'You need a connection to see your learners',
  nameless: 'No name',
  progress: (percent) => `${percent} watched`,
  lastSeen: (when) => `last watched ${when}`,
  notStarted: 'Not started',
  pages: 'Learner pages',
  page: (page, last) => `Page ${page} of ${last}`,
  previous: 'Previous page',
  next: 'Next page',
};
