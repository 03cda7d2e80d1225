import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf } from '../primitives.ts';

const gigabyte = 1_073_741_824;

/** GB on the wire with all decimals; bytes inside. */
const gigabytes = z.codec(z.number().check(z.nonnegative()), z.number(), {
  decode: (amount) => Math.round(amount * gigabyte),
  encode: (bytes) => bytes / gigabyte,
});

export const storageDetails = defineCall('storageDetails', 'GET /api/storage/details', 'administrator', {
  origin: 'specification',
  summary: 'The remaining storage of the server.',
  response: dataOf(object({ freeBytes: field('free', gigabytes) })),
});
