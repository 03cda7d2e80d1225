import * as z from 'zod/mini';

/** A call that no part of the shop makes: how calls are made is looked at, and not what they ask for. */
export const anyCall = {
  method: 'GET',
  path: '/public/thing',
  params: z.object({}),
  query: z.object({}),
  body: z.object({}),
  response: z.object({ success: z.literal(true) }),
};
