import * as z from 'zod/mini';
import { customLabelTypes, type StoredAnswer } from '../../domain/people/customLabel.ts';
import type { RegisteredPerson } from '../../domain/people/registeredPerson.ts';
import type { Acceptance } from '../../domain/site/acceptance.ts';
import { defineCall } from '../call.ts';
import { field, object, wireOnly } from '../field.ts';
import { dataOf, flag, instant, list, localText } from '../primitives.ts';

/** `validation`: the stored answer was checked. It includes the words of its question (specification 3). */
const storedAnswer = object<StoredAnswer>(
  {
    id: field('id', z.string()),
    type: field('type_label', z.enum(customLabelTypes)),
    label: field('label', localText),
    values: field('value', list(localText)),
  },
  wireOnly('validation', flag, () => true),
);

const acceptance = object<Acceptance>({
  acceptedAt: field('accepted_at', instant),
  terms: field('terms_version', z.nullable(instant)),
  privacy: field('privacy_version', z.nullable(instant)),
});

export const registeredPerson = object<RegisteredPerson>({
  nickname: field('nickname', z.nullable(z.string())),
  address: field('address', z.nullable(z.string())),
  groupName: field('user_group', z.nullable(localText)),
  pictureName: field('displayImgUrl', z.nullable(z.string())),
  answers: field('customLabel', list(storedAnswer)),
  acceptance: field('acceptance', z.nullable(acceptance)),
});

export const adminBuyer = defineCall('adminBuyer', 'GET /api/admin/orders/{orderId}/buyer', 'orders', {
  summary:
    'The further registration data of the buyer of an order, beside name, e-mail and number, and what the order accepted.',
  response: dataOf(registeredPerson),
  failures: ['NOT_FOUND'],
});
