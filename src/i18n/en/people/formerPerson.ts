import type { formerPerson as thai } from '../../th/people/formerPerson.ts';

export const formerPerson: typeof thai = {
  title: 'The data of whoever was here before must go first',
  body: 'Several people use this device, and what was kept could not be removed yet. Try again. If that does not help, close the browser and open it anew, or clear the data of this site in the browser.',
};
