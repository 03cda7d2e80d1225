import * as z from 'zod/mini';
import { failureCodes } from '../domain/failure.ts';

/** The body of every refusal: 4xx or 5xx (decisions: answers on the wire). */
export const wireFailure = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.enum(failureCodes),
    /** In the language of the request. */
    message: z.string(),
    details: z.optional(
      z.object({
        /** Every faulty field at once: its path and what is wrong, in the language of the request. */
        fields: z.optional(z.catchall(z.object({}), z.string())),
        /** Names or codes that the message speaks of. */
        names: z.optional(z.array(z.string())),
        itemIds: z.optional(z.array(z.string())),
        /** With COUPON_NOT_AVAILABLE and NOT_FOUND of an offer why it does not count, with COURSE_DUPLICATE which one (an addition). */
        reason: z.optional(z.string()),
        /** With PRICE_CHANGED: the new quote, as the quote call answers it. */
        quote: z.optional(z.unknown()),
        /** With TIME_LEFT: when the running access ends. */
        until: z.optional(z.string()),
        requestId: z.optional(z.string()),
      }),
    ),
  }),
});
export type WireFailure = z.infer<typeof wireFailure>;
export type FailureDetails = NonNullable<WireFailure['error']['details']>;
