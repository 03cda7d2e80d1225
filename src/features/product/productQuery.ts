import { queryOptions } from '@tanstack/react-query';
import { idFromSlug } from '../../domain/catalogue/course.ts';
import { failsThePage, partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { catalogueKeys } from '../catalogue/catalogueKeys.ts';

/** A product by the last part of its address; the same answer for everybody. What asks comes with the first question. */
export const productDetailQuery = (slug: string) =>
  queryOptions({
    queryKey: catalogueKeys.detail('product', idFromSlug(slug)),
    queryFn: async ({ signal }) => (await partInTime(import('./readProduct.ts'))).readProduct(slug, signal),
    throwOnError: failsThePage,
    ...persisted.shared,
  });
