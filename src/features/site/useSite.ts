import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PublicSite } from '../../contract/site/site.ts';
import { defaultSiteSettings, type SiteSettings } from '../../domain/site/siteSettings.ts';
import { partInTime } from '../../platform/net/partInTime.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { siteKeys } from './siteKeys.ts';

/** The call is imported with the first request; the server renders with the data at hand. */
export const siteQuery = queryOptions({
  queryKey: siteKeys.site,
  queryFn: async ({ signal }) => (await partInTime(import('./readSite.ts'))).readSite(signal),
  staleTime: 60_000,
  ...persisted.shared,
});

/** The site's settings; the defaults until the server or the cache has answered. */
export const useSiteSettings = (): SiteSettings => useQuery(siteQuery).data?.settings ?? defaultSiteSettings;

/** Address of the server's realtime connection; `null` until known. */
export const useSite = (): PublicSite | null => useQuery(siteQuery).data ?? null;
