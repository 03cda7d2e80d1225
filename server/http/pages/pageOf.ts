import { defaultPageSize, pageSizes } from '../../../src/domain/site/interfaceConstants.ts';

const largestPage = Math.max(...pageSizes);

type Asked = { readonly page?: number | undefined; readonly pageSize?: number | undefined };

/** The requested rows of a list; pages begin with 1 and have a maximum size. */
export function pageOf({ page, pageSize }: Asked) {
  const limit = Math.min(Math.max(pageSize ?? defaultPageSize, 1), largestPage);
  return { limit, offset: (Math.max(page ?? 1, 1) - 1) * limit };
}

/** A page of known rows with their total; all rows without a requested page. */
export function pageIn<Row>(
  all: readonly Row[],
  asked: Asked,
): { readonly rows: readonly Row[]; readonly total: number } {
  const isWhole = asked.page === undefined && asked.pageSize === undefined;
  const { limit, offset } = isWhole ? { limit: all.length, offset: 0 } : pageOf(asked);
  return { rows: all.slice(offset, offset + limit), total: all.length };
}
