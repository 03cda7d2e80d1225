import type { notFound as th } from '../../th/app/notFound.ts';

export const notFound: typeof th = {
  title: 'Page not found',
  body: 'The link may have changed. Try starting from all courses.',
  action: 'See all courses',
};
