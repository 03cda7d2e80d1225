import { accounts } from './accounts.ts';
import { browsing } from './browsing.ts';
import { buying } from './buying.ts';
import { comments } from './comments.ts';
import { counting } from './counting.ts';
import { coupons } from './coupons.ts';
import { coursePages } from './coursePages.ts';
import { deskOrders } from './deskOrders.ts';
import { deskStates } from './deskStates.ts';
import { entering } from './entering.ts';
import { freeCourses } from './freeCourses.ts';
import { installing } from './installing.ts';
import { media } from './media.ts';
import { offers } from './offers.ts';
import { ordering } from './ordering.ts';
import { paying } from './paying.ts';
import { deskPeople } from './people.ts';
import { reaching } from './reaching.ts';
import { refunding } from './refunding.ts';
import { registering } from './registering.ts';
import type { Screen } from './screen.ts';
import { sending } from './sending.ts';
import { sharedDevice } from './sharedDevice.ts';
import { shopWindow } from './shopWindow.ts';
import { slipQueue } from './slipQueue.ts';
import { slips } from './slips.ts';
import { taxes } from './taxes.ts';
import { telling } from './telling.ts';
import { transferring } from './transferring.ts';

/** The screens that are looked at, each in its states. */
export const screens: readonly Screen[] = [
  ...browsing,
  ...coursePages,
  ...buying,
  ...ordering,
  ...coupons,
  ...accounts,
  ...reaching,
  ...registering,
  ...installing,
  ...telling,
  ...counting,
  ...slips,
  ...taxes,
  ...sharedDevice,
  ...shopWindow,
  ...media,
  ...offers,
  ...comments,
  ...sending,
  ...freeCourses,
  ...transferring,
  ...paying,
  ...refunding,
  ...slipQueue,
  ...entering,
  ...deskOrders,
  ...deskPeople,
  ...deskStates,
];
