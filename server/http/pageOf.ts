import { defaultPageSize, pageSizes } from '../../src/domain/interfaceConstants.ts';

const largestPage = Math.max(...pageSizes);

/** Which rows a list answers; the first page is 1, and no page is larger than the largest that screens offer. */
export function pageOf({
  page,
  pageSize,
}: {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}) {
  const limit = Math.min(Math.max(pageSize ?? defaultPageSize, 1), largestPage);
  return { limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}
