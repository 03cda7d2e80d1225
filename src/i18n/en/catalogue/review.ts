import type { review as thai } from '../../th/catalogue/review.ts';

export const review: typeof thai = {
  outOf: (stars) => `${stars} out of 5 stars`,
  count: (count) => (count === '1' ? '1 review' : `${count} reviews`),
  share: (stars, count) =>
    `${stars} ${stars === 1 ? 'star' : 'stars'}: ${count === '1' ? '1 review' : `${count} reviews`}`,
  order: 'Sort reviews',
  orders: { newest: 'Newest', highest: 'Highest first', lowest: 'Lowest first' },
  title: 'How was it?',
  lead: 'Tell those who are still making up their minds',
  stars: 'How many stars?',
  meanings: ['Did not like it', 'Not so good', 'All right', 'Good', 'Very good'],
  text: 'Your review',
  hint: 'Everybody can read it, with your first name and the initial of your last name',
  send: 'Send the review',
  sent: 'Thank you for your review',
  own: 'Your review',
  change: 'Edit the review',
  save: 'Save the review',
  saved: 'Your review was saved',
  hidden: 'The shop has hidden this review of yours; nobody else sees it, and it cannot be edited',
  list: {
    empty: 'No reviews yet',
    more: 'Show more reviews',
    failed: 'The reviews could not be loaded',
    notHere: 'No reviews on this device yet; they appear once the shop can be reached',
    cachedAt: (time) => `Reviews as they were kept on ${time}`,
    answerOf: (name) => `Answer the review of ${name}`,
  },
};
