import type { HandledCall } from '../http/handle.ts';
import { administrationRoutes } from './administration.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { progressRoutes } from './progress.ts';
import { registrationRoutes } from './registration.ts';
import { sessionRoutes } from './session.ts';
import { siteRoutes } from './site.ts';
import { uploadRoutes } from './uploads.ts';

/** The handlers of every call of the table. */
export const allRoutes: readonly HandledCall[] = [
  ...administrationRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...progressRoutes,
  ...registrationRoutes,
  ...sessionRoutes,
  ...siteRoutes,
  ...uploadRoutes,
];
