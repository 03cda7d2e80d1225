import { queryOptions, useQuery } from '@tanstack/react-query';
import { type PublicSite, siteSettings } from '../../contract/site.ts';
import { defaultSiteSettings, type SiteSettings } from '../../domain/siteSettings.ts';
import { callServer } from '../../platform/callServer.ts';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => callServer(siteSettings, {}, { signal }),
  staleTime: 60_000,
  meta: { keep: 'shared' },
});

/** The site's settings; the defaults until the server, or what this device kept, has told. */
export const useSiteSettings = (): SiteSettings => useQuery(siteQuery).data?.settings ?? defaultSiteSettings;

/** Where the server's realtime connection listens; `null` until known. */
export const useSite = (): PublicSite | null => useQuery(siteQuery).data ?? null;
