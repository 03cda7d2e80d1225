import { startHandoverCall, takeHandoverCall } from '../../src/contract/people/handover.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { startHandover, takeOver } from '../useCases/people/handOver.ts';

export const handoverRoutes = [
  handle(
    startHandoverCall,
    async ({ body }, context) =>
      context.caller.kind === 'blocked' ? refuse('WHITELIST_USER_DENIED') : startHandover(context, body),
    {
      limits: (_, { caller, throttles, address }) => {
        const who = caller.kind === 'guest' ? caller.cartKey : caller.userId;
        return [who === null ? [throttles.startHandoverFromAddress, address] : [throttles.startHandover, who]];
      },
    },
  ),

  handle(takeHandoverCall, ({ body }, context) => takeOver(context, body), {
    limits: ({ body }, { throttles, address }) => [
      [throttles.takeHandoverFromAddress, address],
      [throttles.takeHandover, body.token],
    ],
  }),
];
