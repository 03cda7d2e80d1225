import type { Call } from '../../src/contract/call.ts';
import { paySolutionsWebhook } from '../../src/contract/order/charge.ts';
import type { HandledCall } from '../http/handle.ts';
import { accountRoutes } from './account.ts';
import { administrationRoutes } from './administration.ts';
import { auditRoutes } from './audit.ts';
import { bookstoreRoutes } from './bookstore.ts';
import { bulkItemRoutes } from './bulkItems.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { categoryRoutes } from './categories.ts';
import { commentRoutes } from './comments.ts';
import { curriculumRoutes } from './curriculum.ts';
import { customPageRoutes } from './customPages.ts';
import { documentRoutes } from './documents.ts';
import { groupRoutes } from './groups.ts';
import { handoverRoutes } from './handover.ts';
import { mediaRoutes } from './media.ts';
import { offerRoutes } from './offers.ts';
import { orderCareRoutes } from './orderCare.ts';
import { orderPaymentRoutes } from './orderPayments.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';
import { peopleRoutes } from './people.ts';
import { progressRoutes } from './progress.ts';
import { pushRoutes } from './push.ts';
import { registrationRoutes } from './registration.ts';
import { sessionRoutes } from './session.ts';
import { shopPaymentRoutes } from './shopPayments.ts';
import { shopWindowRoutes } from './shopWindow.ts';
import { siteRoutes } from './site.ts';
import { socialLoginRoutes } from './socialLogin.ts';
import { teacherRoutes } from './teachers.ts';
import { teachingRoutes } from './teaching.ts';
import { uploadRoutes } from './uploads.ts';

/** The handlers of every call. */
export const allRoutes: readonly HandledCall[] = [
  ...accountRoutes,
  ...administrationRoutes,
  ...auditRoutes,
  ...bookstoreRoutes,
  ...bulkItemRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...categoryRoutes,
  ...commentRoutes,
  ...curriculumRoutes,
  ...customPageRoutes,
  ...documentRoutes,
  ...groupRoutes,
  ...handoverRoutes,
  ...mediaRoutes,
  ...offerRoutes,
  ...orderCareRoutes,
  ...orderPaymentRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...peopleRoutes,
  ...progressRoutes,
  ...pushRoutes,
  ...registrationRoutes,
  ...sessionRoutes,
  ...shopPaymentRoutes,
  ...shopWindowRoutes,
  ...siteRoutes,
  ...socialLoginRoutes,
  ...teacherRoutes,
  ...teachingRoutes,
  ...uploadRoutes,
];

const addressOf = ({ path, method }: Call): string => `${path} ${method}`;

/** Every call by its address, for the OpenAPI document and `docs/calls.md`. */
export const allCalls: readonly Call[] = allRoutes
  .map(({ call }): Call => call)
  .concat(paySolutionsWebhook)
  .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
