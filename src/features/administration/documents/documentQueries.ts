import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminDocuments } from '../../../contract/administration/documents.ts';
import type { DocumentFilter } from '../../../domain/tax/documentSearch.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

/** A search for issued papers; pages are counted from 0. */
export type DocumentSearch = DocumentFilter & { readonly page: number };

export const documentPageSize = 20;

/** A filter's query on the wire. */
export const documentsAsked = ({ month, kind, state, keyword }: DocumentFilter) => ({
  ...(month === null ? {} : { month }),
  ...(kind === null ? {} : { kind }),
  ...(state === null ? {} : { state }),
  ...(keyword === '' ? {} : { keyword }),
});

export const documentsQuery = ({ page, ...filter }: DocumentSearch) =>
  queryOptions({
    queryKey: administrationKeys.documents({ ...documentsAsked(filter), page }),
    queryFn: async ({ signal }) => {
      const query = { ...documentsAsked(filter), page: page + 1, pageSize: documentPageSize };
      const { rows, total } = await callServer(adminDocuments, { query }, { signal });
      return { rows: rows.map((row) => ({ ...row, id: row.number })), total };
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
