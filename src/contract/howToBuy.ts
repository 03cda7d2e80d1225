import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { dataOf, flagCodec, localTextCodec } from './primitives.ts';

type HowToBuy = { readonly isEnabled: boolean; readonly steps: readonly { th: string; en: string | null }[] };
export const howToBuy = defineCall({
  name: 'howToBuy',
  method: 'GET',
  path: '/public/payments/howtobuy',
  scope: 'public',
  caching: 'shared',
  summary: 'How to buy, step by step, when the shop shows it.',
  response: dataOf(
    z.codec(z.object({ is_enable_howtobuy: flagCodec, description: z.array(localTextCodec) }), z.custom<HowToBuy>(), {
      decode: (w) => ({ isEnabled: w.is_enable_howtobuy, steps: w.description }),
      encode: (h) => ({ is_enable_howtobuy: h.isEnabled, description: [...h.steps] }),
    }),
  ),
});
