import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { courseDetailCodec, slugSchema } from './course.ts';
import { dataOf } from './primitives.ts';

export const productDetail = defineCall({
  name: 'productDetail',
  method: 'GET',
  path: '/public/products/{id}/{n}',
  scope: 'public',
  caching: 'shared',
  summary: 'One product by id or address segment.',
  params: z.object({ id: slugSchema, n: z.string().check(z.maxLength(80)) }),
  response: dataOf(courseDetailCodec),
  failures: ['NOT_FOUND'],
});
