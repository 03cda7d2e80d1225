import type { acceptance as thai } from '../../th/people/acceptance.ts';

export const acceptance: typeof thai = {
  by: { order: 'By ordering, you ', register: 'By registering, you ' },
  accept: 'accept the ',
  and: ' and ',
  haveRead: 'acknowledge the ',
  pages: { terms: 'terms of service', privacy: 'privacy notice' },
};
