import type { contact as th } from '../../th/catalogue/contact.ts';

export const contact: typeof th = {
  title: 'Contact us',
  lead: 'Any questions? Get in touch whichever way suits you',
  tel: 'Phone',
  line: 'LINE',
  email: 'Email',
  address: 'Address',
  registration: 'Commercial registration number',
  none: {
    title: 'The shop has not added any contact details yet',
    body: 'In the meantime, you can ask a question under any course',
  },
  courses: 'See all courses',
};
