import type { formerPerson as thai } from '../../th/people/formerPerson.ts';

export const formerPerson: typeof thai = {
  title: 'The previous person’s data must be removed first',
  body: 'This device is shared, and the previous person’s data could not be removed yet. Try again. If that fails, close the browser and open it again, or clear this site’s data in the browser.',
};
