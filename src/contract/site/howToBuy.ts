import type { HowToBuy } from '../../domain/site/typedHowToBuy.ts';
import { defineSetting } from '../administration/resource.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, flag, list, localText } from '../primitives.ts';

const howToBuyCodec = object<HowToBuy>({
  isEnabled: field('is_enable_howtobuy', flag),
  steps: field('description', list(localText)),
});

export const howToBuy = defineCall('howToBuy', 'GET /public/payments/howtobuy', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'How to buy, step by step, when the shop shows it.',
  response: dataOf(howToBuyCodec),
});

/** The stored "how to buy", shown or not. */
export const howToBuySetting = defineSetting({
  path: '/api/admin/howtobuy',
  right: 'content',
  read: {
    name: 'adminHowToBuy',
    summary: 'How to buy, step by step, shown or not.',
    response: dataOf(howToBuyCodec),
  },
  save: {
    name: 'saveHowToBuy',
    summary: 'Changes how to buy, and whether course pages show it.',
    body: howToBuyCodec,
    response: dataOf(howToBuyCodec),
  },
});
