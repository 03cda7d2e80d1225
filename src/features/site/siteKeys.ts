/** Query keys of the site's settings and of the links to its pages. */
export const siteKeys = { site: ['site'] as const, pageLinks: ['pageLinks'] as const };
