import type { HandledCall } from '../http/handle.ts';
import { catalogueRoutes } from './catalogue.ts';
import { siteRoutes } from './site.ts';

/** The handlers of every call of the table. */
export const allRoutes: readonly HandledCall[] = [...catalogueRoutes, ...siteRoutes];
