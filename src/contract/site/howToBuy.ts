import * as z from 'zod/mini';
import type { HowToBuy } from '../../domain/site/typedHowToBuy.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, localTextCodec } from '../primitives.ts';

const howToBuyCodec = z.codec(
  z.object({ is_enable_howtobuy: flagCodec, description: z.array(localTextCodec) }),
  z.custom<HowToBuy>(),
  {
    decode: (w) => ({ isEnabled: w.is_enable_howtobuy, steps: w.description }),
    encode: (h) => ({ is_enable_howtobuy: h.isEnabled, description: [...h.steps] }),
  },
);

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
