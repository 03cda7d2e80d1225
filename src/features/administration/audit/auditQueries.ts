import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminAudit, auditActors } from '../../../contract/administration/audit.ts';
import { parseBangkok } from '../../../domain/typedTime.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';

export const auditPageSize = 50;
const dayMs = 86_400_000;

/** A search of the record. Days are `YYYY-MM-DD` in Bangkok, both included, or ''; pages are counted from 0. */
export type AuditFilter = {
  readonly actor: string;
  readonly keyword: string;
  readonly from: string;
  readonly until: string;
};

/** The filter in the spelling of the calls. */
export function auditAsked({ actor, keyword, from, until }: AuditFilter) {
  const start = parseBangkok(from, '00:00:00');
  const lastDay = parseBangkok(until, '00:00:00');
  return {
    ...(actor === '' ? {} : { actor }),
    ...(keyword === '' ? {} : { subject: keyword }),
    ...(start === null ? {} : { from: start }),
    ...(lastDay === null ? {} : { until: lastDay + dayMs }),
  };
}

export const auditQuery = ({ page, ...filter }: AuditFilter & { readonly page: number }) =>
  queryOptions({
    queryKey: administrationKeys.audit({ ...filter, page }),
    queryFn: ({ signal }) => {
      const query = { ...auditAsked(filter), page: page + 1, pageSize: auditPageSize };
      return callServer(adminAudit, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });

export const auditActorsQuery = queryOptions({
  queryKey: administrationKeys.auditActors(),
  queryFn: ({ signal }) => callServer(auditActors, {}, { signal }),
  staleTime: 60_000,
});
