import { startHandoverCall, takeHandoverCall } from '../../src/contract/people/handover.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { startHandover, takeOver } from '../useCases/people/handOver.ts';

export const handoverRoutes = [
  handle(startHandoverCall, async ({ body }, context) => {
    const { caller, throttles, address } = context;
    if (caller.kind === 'blocked') return refuse('WHITELIST_USER_DENIED');
    const who = caller.kind === 'person' ? caller.userId : caller.cartKey;
    const mayStart =
      who === null ? throttles.startHandoverFromAddress.take(address) : throttles.startHandover.take(who);
    return mayStart ? await startHandover(context, body) : refuse('TOO_MANY_REQUESTS');
  }),

  handle(takeHandoverCall, async ({ body }, context) => {
    const { throttles, address } = context;
    const mayTake = throttles.takeHandoverFromAddress.take(address) && throttles.takeHandover.take(body.token);
    return mayTake ? await takeOver(context, body) : refuse('TOO_MANY_REQUESTS');
  }),
];
