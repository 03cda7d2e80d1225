import { siteSettings } from '../../contract/site/site.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** Fetches the settings of the site. */
export const readSite = (signal: AbortSignal) => callServer(siteSettings, {}, { signal });
