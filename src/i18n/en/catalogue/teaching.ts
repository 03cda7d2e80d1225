import { NBSP } from '../../format.ts';
import type { teaching as thai } from '../../th/catalogue/teaching.ts';

export const teaching: typeof thai = {
  title: 'Courses I teach',
  body: 'Your courses, the questions that wait for an answer, and everybody who takes them',
  back: 'All courses I teach',
  failed: 'Your courses did not load',
  needsNetwork: 'You need a connection to see your courses',
  empty: { title: 'No courses yet', body: 'A course shows here as soon as the shop names you as its teacher' },
  open: (course) => `Open ${course}`,
  draft: 'Not published',
  students: (count) => `${count}${NBSP}${count === '1' ? 'student' : 'students'}`,
  unanswered: (count) => `${count}${NBSP}to answer`,
  reviewsTitle: 'Reviews by learners',
  questionsTitle: 'Questions',
  studentsTitle: 'Students',
  noStudents: { title: 'No students yet', body: 'Names show here as soon as somebody buys the course' },
  studentsFailed: 'The students did not load',
  studentsNeedNetwork: 'You need a connection to see the students',
  nameless: 'No name',
  progress: (percent) => `${percent} watched`,
  lastSeen: (when) => `last watched ${when}`,
  notStarted: 'Not started',
  pages: 'Pages of the students',
  page: (page, last) => `Page ${page} of ${last}`,
  previous: 'Previous page',
  next: 'Next page',
};
