import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { dataOf } from '../primitives.ts';

const gigabyte = 1_000_000_000;

/** `free` is in GB on the wire, with as many decimals as bytes give; bytes inside. */
export const storageDetails = defineCall({
  name: 'storageDetails',
  method: 'GET',
  path: '/api/storage/details',
  scope: 'administrator',
  summary: 'How much may still be stored on the server.',
  response: dataOf(
    z.codec(z.object({ free: z.number().check(z.nonnegative()) }), z.custom<{ readonly freeBytes: number }>(), {
      decode: ({ free }) => ({ freeBytes: Math.round(free * gigabyte) }),
      encode: ({ freeBytes }) => ({ free: freeBytes / gigabyte }),
    }),
  ),
});
