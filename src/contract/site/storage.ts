import * as z from 'zod/mini';
import { gigabyteBytes } from '../../domain/site/interfaceConstants.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf } from '../primitives.ts';

/** GB on the wire with all decimals; bytes inside. */
const gigabytes = z.codec(z.number().check(z.nonnegative()), z.number(), {
  decode: (amount) => Math.round(amount * gigabyteBytes),
  encode: (bytes) => bytes / gigabyteBytes,
});

export const storageDetails = defineCall('storageDetails', 'GET /api/storage/details', 'content', {
  origin: 'specification',
  summary: 'The remaining storage of the server.',
  response: dataOf(object({ freeBytes: field('free', gigabytes) })),
});
