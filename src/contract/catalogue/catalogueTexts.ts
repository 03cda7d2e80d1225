import * as z from 'zod/mini';
import type { CatalogueTexts } from '../../domain/catalogue/course.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { instant, list, success } from '../primitives.ts';
import { listingTextsCodec } from './listing.ts';

export const catalogueTexts = defineCall('catalogueTexts', 'GET /public/courses/texts', 'public', {
  caching: 'shared',
  summary: 'Summaries and picture texts of every course and product, or of those that changed since an instant.',
  query: z.object({ since: z.optional(instant) }),
  response: object<CatalogueTexts>(
    { rows: field('data', list(listingTextsCodec)), asOf: field('as_of', instant) },
    success,
  ),
});
