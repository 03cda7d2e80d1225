import * as z from 'zod/mini';

/** A call that the shop does not make, for tests of calling itself. */
export const anyCall = {
  method: 'GET',
  path: '/public/thing',
  params: z.object({}),
  query: z.object({}),
  body: z.object({}),
  response: z.object({ success: z.literal(true) }),
};
