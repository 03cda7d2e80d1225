import type { FirstSteps } from '../../domain/site/firstSteps.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag } from '../primitives.ts';

/** The call that greets the administrator of a shop that cannot sell yet. */
export const adminFirstSteps = defineCall('adminFirstSteps', 'GET /api/admin/first-steps', 'administrator', {
  summary: 'What is done of the steps before the first sale, by what is true in the shop now.',
  response: dataOf(
    object<FirstSteps>({
      name: field('has_name', flag),
      seller: field('has_seller', flag),
      payment: field('has_payment', flag),
      course: field('has_course', flag),
      lecture: field('has_lecture', flag),
      pages: field('has_pages', flag),
      mail: field('has_mail', flag),
    }),
  ),
});
