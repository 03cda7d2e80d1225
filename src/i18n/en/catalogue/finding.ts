import type { finding as th } from '../../th/catalogue/finding.ts';

export const finding: typeof th = {
  title: 'Everything in the shop',
  description: 'Search all of the shop’s courses, books and kits in one place.',
  seeAll: {
    course: (count) => `See all ${count} courses`,
    product: (count) => `See all ${count} products`,
  },
  newest: 'New courses',
  byCategory: 'Courses by category',
  products: 'Books and kits',
  suggestions: 'Suggestions',
  suggested: (count) => `${count} ${count === '1' ? 'suggestion' : 'suggestions'}`,
  searchAll: (keyword) => `Search everything for “${keyword}”`,
  kind: { course: 'Course', product: 'Product' },
  categories: 'Categories',
  teachers: 'Teachers',
};
