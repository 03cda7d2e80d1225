import { NBSP } from '../../format.ts';
import type { course as th } from '../../th/catalogue/course.ts';

export const course: typeof th = {
  languages: { th: 'Taught in Thai', en: 'Taught in English' },
  recertification: 'Recertification',
  taughtBy: 'Taught by',
  watchTeaser: 'Watch the preview',
  jump: {
    label: 'Jump to a part',
    detail: 'Details',
    plans: 'Plans',
    content: 'Content',
    howToBuy: 'How to buy',
    reviews: 'Reviews',
    comments: 'Questions',
  },
  detail: 'About this course',
  content: 'Course content',
  sections: (count) => `${count}${NBSP}${count === 1 ? 'section' : 'sections'}`,
  lectures: (count) => `${count}${NBSP}${count === 1 ? 'lecture' : 'lectures'}`,
  howToBuy: 'How to buy',
  comments: 'Questions and answers',
  reviews: 'Reviews by learners',
  learners: (count) => (count === '1' ? '1 learner' : `${count} learners`),
  plansTitle: 'Choose the plan that fits you',
  offer: {
    label: 'Register',
    from: 'Registration from',
    fee: 'Registration fee',
    chosen: (plan) => `Plan: ${plan}`,
    register: 'Register',
    added: 'Added to the cart',
    study: 'Start learning',
    seeOrder: 'See the order',
    renew: 'Extend access',
  },
};
