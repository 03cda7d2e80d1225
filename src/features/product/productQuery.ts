import { queryOptions } from '@tanstack/react-query';
import { productDetail } from '../../contract/product.ts';
import { idFromSlug } from '../../domain/course.ts';
import { callServer } from '../../platform/callServer.ts';

/** A product by the last part of its address; the same answer for everybody. */
export const productDetailQuery = (slug: string) =>
  queryOptions({
    queryKey: ['products', 'detail', idFromSlug(slug)],
    queryFn: ({ signal }) => callServer(productDetail, { params: { id: slug, n: '0' } }, { signal }),
    meta: { keep: 'shared' },
  });
