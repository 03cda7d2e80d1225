import type { HowToBuy } from '../../domain/site/typedHowToBuy.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag, list, localText } from '../primitives.ts';

const howToBuyCodec = object<HowToBuy>({
  isEnabled: field('is_enable_howtobuy', flag),
  steps: field('description', list(localText)),
});

export const howToBuy = defineCall({
  name: 'howToBuy',
  method: 'GET',
  path: '/public/payments/howtobuy',
  scope: 'public',
  caching: 'shared',
  summary: 'How to buy, step by step, when the shop shows it.',
  response: dataOf(howToBuyCodec),
});

const adminPath = '/api/admin/howtobuy';

export const adminHowToBuy = defineCall({
  name: 'adminHowToBuy',
  method: 'GET',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  summary: 'How to buy, step by step, shown or not.',
  response: dataOf(howToBuyCodec),
});

export const saveHowToBuy = defineCall({
  name: 'saveHowToBuy',
  method: 'PUT',
  path: adminPath,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes how to buy, and whether course pages show it.',
  body: howToBuyCodec,
  response: dataOf(howToBuyCodec),
  failures: ['INPUT_ERROR'],
});
