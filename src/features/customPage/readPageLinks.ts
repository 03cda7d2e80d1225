import { listPages } from '../../contract/customPage.ts';
import { callServer } from '../../platform/callServer.ts';

/** Asks for the links to the pages that are published. */
export const readPageLinks = (signal: AbortSignal) => callServer(listPages, {}, { signal });
