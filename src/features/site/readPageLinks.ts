import { listPages } from '../../contract/site/customPage.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** Fetches the links to the published pages. */
export const readPageLinks = (signal: AbortSignal) => callServer(listPages, {}, { signal });
