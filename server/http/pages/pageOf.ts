import { defaultPageSize, pageSizes } from '../../../src/domain/site/interfaceConstants.ts';

const largestPage = Math.max(...pageSizes);

type Asked = { readonly page?: number | undefined; readonly pageSize?: number | undefined };

/** Which rows a list answers; the first page is 1, and no page is larger than the largest that screens offer. */
export function pageOf({ page, pageSize }: Asked) {
  const limit = Math.min(Math.max(pageSize ?? defaultPageSize, 1), largestPage);
  return { limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}

/** A page of rows that are all known, and how many they are; all of them where no page is asked for. */
export function pageIn<Row>(
  all: readonly Row[],
  asked: Asked,
): { readonly rows: readonly Row[]; readonly total: number } {
  const isWhole = asked.page === undefined && asked.pageSize === undefined;
  const { limit, offset } = isWhole ? { limit: all.length, offset: 0 } : pageOf(asked);
  return { rows: all.slice(offset, offset + limit), total: all.length };
}
