import type { contact as th } from '../../th/catalogue/contact.ts';

export const contact: typeof th = {
  title: 'Contact us',
  lead: 'Whatever you would like to know, write or call, as it suits you',
  tel: 'Telephone',
  line: 'LINE',
  email: 'E-mail',
  address: 'Address',
  registration: 'Commercial registration',
  none: { title: 'The shop has not said yet how to reach it', body: 'Until then, ask under a course that you like' },
  courses: 'See all courses',
};
