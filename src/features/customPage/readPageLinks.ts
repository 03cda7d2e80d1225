import { listPages } from '../../contract/site/customPage.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** Asks for the links to the pages that are published. */
export const readPageLinks = (signal: AbortSignal) => callServer(listPages, {}, { signal });
