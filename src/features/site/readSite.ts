import { siteSettings } from '../../contract/site.ts';
import { callServer } from '../../platform/callServer.ts';

/** Asks for the settings of the site. */
export const readSite = (signal: AbortSignal) => callServer(siteSettings, {}, { signal });
