import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PublicSite } from '../../contract/site/site.ts';
import { defaultSiteSettings, type SiteSettings } from '../../domain/site/siteSettings.ts';
import { partInTime } from '../../platform/net/partInTime.ts';

/** What asks comes with the first question: where the server draws a page, that has them already. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ signal }) => (await partInTime(import('./readSite.ts'))).readSite(signal),
  staleTime: 60_000,
  meta: { keep: 'shared' },
});

/** The site's settings; the defaults until the server, or what this device kept, has told. */
export const useSiteSettings = (): SiteSettings => useQuery(siteQuery).data?.settings ?? defaultSiteSettings;

/** Where the server's realtime connection listens; `null` until known. */
export const useSite = (): PublicSite | null => useQuery(siteQuery).data ?? null;
