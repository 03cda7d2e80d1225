import type { HandledCall } from '../http/handle.ts';
import { siteRoutes } from './site.ts';

/** The handlers of every call of the table. */
export const allRoutes: readonly HandledCall[] = [...siteRoutes];
