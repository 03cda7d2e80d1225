import { NBSP } from '../format.ts';
import type { courseParts as th } from '../th/courseParts.ts';

export const courseParts: typeof th = {
  plans: {
    legend: 'Pricing plans',
    access: (term) => `${term} of access`,
    open: 'Pay once, keep it for good',
    seat: 'Your seat in this round',
    noEnd: 'Without an end',
    actual: (hours, window) =>
      window === null ? `${hours} of watching, whenever you like` : `${hours} of watching within ${window}`,
    needsApproval: 'The administrator approves first',
    perYear: (price) => `${price} a year`,
    membersOnly: 'For members',
    signIn: 'Log in to choose',
  },
  watchFree: 'Watch free',
  watchFreeOf: (lecture) => `Watch free: ${lecture}`,
  facts: {
    label: 'About this course',
    access: 'Access',
    date: 'Dates',
    from: 'Starts',
    registration: 'Register by',
    opens: 'Registration opens',
    venue: 'Place',
    language: 'Taught in',
    languages: { th: 'Thai', en: 'English' },
    length: 'Length',
    seats: 'Seats left',
    seatsLeft: (count) => String(count),
    recertification: 'Certificate',
    recertifies: 'Counts for renewal',
  },
  teaser: (title) => `Preview of ${title}`,
  subtitles: { th: 'Thai subtitles', en: 'English subtitles' },
  sameTeacher: 'More from this teacher',
  lectures: (count) => `${count}${NBSP}${count === 1 ? 'lecture' : 'lectures'}`,
  addToCart: 'Add to cart',
  inCart: 'In your cart, see it',
  outcomes: 'What you will be able to do',
  kept: (time) => `Saved on this device ${time}. Prices and seats may have changed`,
};
