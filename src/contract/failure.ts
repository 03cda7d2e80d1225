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
        /** Every faulty field: its path, and a message in the language of the request. */
        fields: z.optional(z.catchall(z.object({}), z.string())),
        /** Names or codes in the message. */
        names: z.optional(z.array(z.string())),
        itemIds: z.optional(z.array(z.string())),
        /**
         * With COUPON_NOT_AVAILABLE and NOT_FOUND of an offer: the reason. With COURSE_DUPLICATE: the kind (an
         * addition).
         */
        reason: z.optional(z.string()),
        /** With PRICE_CHANGED: the new quote, in the quote call's format. */
        quote: z.optional(z.unknown()),
        /** With TIME_LEFT: the end of the running access. */
        until: z.optional(z.string()),
        requestId: z.optional(z.string()),
      }),
    ),
  }),
});
export type WireFailure = z.infer<typeof wireFailure>;
export type FailureDetails = NonNullable<WireFailure['error']['details']>;
