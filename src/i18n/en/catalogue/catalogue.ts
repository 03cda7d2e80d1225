import { NBSP } from '../../format.ts';
import type { catalogue as th } from '../../th/catalogue/catalogue.ts';

export const catalogue: typeof th = {
  heroTitle: ['Learn a little,', 'a leaf at a time'],
  heroText: 'Save lectures to your device and keep learning without a signal',
  searchLabel: { all: 'Search courses and products', course: 'Search courses', product: 'Search products' },
  searchPlaceholder: {
    all: 'Course, book, teacher or skill',
    course: 'Course, teacher or skill',
    product: 'Book, workbook or kit',
  },
  search: 'Search',
  categories: 'Categories',
  everything: 'All',
  kinds: { course: 'Courses', product: 'Products' },
  popular: 'Recommended courses',
  seeAll: 'See all',
  seeRest: (title) => `See all: ${title}`,
  starts: (date) => `starts ${date}`,
  piecesLeft: (count) => `${count}${NBSP}left`,
  soldOut: 'Sold out',
  approvedAtOnce: 'Instant access',
  approvedByPerson: 'Needs approval',
  openable: 'Opens offline',
  noPrice: 'Not on sale yet',
  keptList: (time) => `Showing the list saved ${time}`,
  notCached:
    'This list is not saved on this device yet. Open it once while the shop can be reached; after that you can search it without a signal',
};
