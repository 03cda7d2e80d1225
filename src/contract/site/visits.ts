import * as z from 'zod/mini';
import { type VisitKind, visitKinds } from '../../domain/site/visits.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { done } from '../primitives.ts';

export const countVisitCall = defineCall('countVisit', 'POST /public/visits', 'public', {
  summary: 'Counts a shown course or product, or a purchase, of a visitor who agreed to it. Nothing else is stored.',
  body: object<{ readonly kind: VisitKind }>({ kind: field('kind', z.enum(visitKinds)) }),
  response: done,
});
