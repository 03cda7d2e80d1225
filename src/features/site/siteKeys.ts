/** Query keys of the site's settings. */
export const siteKeys = { site: ['site'] as const };
