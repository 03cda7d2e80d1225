import type { review as thai } from '../../th/catalogue/review.ts';

export const review: typeof thai = {
  outOf: (stars) => `${stars} out of 5 stars`,
  count: (count) => (count === '1' ? '1 review' : `${count} reviews`),
  share: (stars, count) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count === '1' ? '1 review' : `${count} reviews`}`,
  order: 'Sort reviews',
  orders: { newest: 'Newest', highest: 'Highest first', lowest: 'Lowest first' },
  title: 'How was the course?',
  lead: 'Help others decide',
  stars: 'How many stars?',
  meanings: ['Did not like it', 'Not so good', 'All right', 'Good', 'Very good'],
  text: 'Your review',
  hint: 'Everyone can read this, with your first name and last initial',
  send: 'Send review',
  sent: 'Thank you for your review',
  own: 'Your review',
  change: 'Edit review',
  save: 'Save review',
  saved: 'Your review has been saved',
  hidden: 'The shop has hidden this review of yours. No one else can see it, and it cannot be edited',
  list: {
    empty: 'No reviews yet',
    more: 'Show more reviews',
    failed: 'The reviews could not be loaded',
    notHere: 'No reviews on this device yet. They will appear once the shop can be reached',
    cachedAt: (time) => `Reviews saved ${time}`,
    answerOf: (name) => `Answer ${name}’s review`,
  },
};
