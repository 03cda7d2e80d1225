import * as adminGroup from './administration/adminGroup.ts';
import * as adminItem from './administration/adminItem.ts';
import * as administration from './administration/administration.ts';
import type { Call } from './call.ts';
import * as cart from './cart/cart.ts';
import * as coupon from './cart/coupon.ts';
import * as forgetGuestCart from './cart/forgetGuestCart.ts';
import * as promotion from './cart/promotion.ts';
import * as besideCourse from './catalogue/besideCourse.ts';
import * as catalogue from './catalogue/catalogue.ts';
import * as comment from './catalogue/comment.ts';
import * as course from './catalogue/course.ts';
import * as courseOfGroup from './catalogue/courseOfGroup.ts';
import * as courseViewer from './catalogue/courseViewer.ts';
import * as product from './catalogue/product.ts';
import * as teacher from './catalogue/teacher.ts';
import * as progress from './learning/progress.ts';
import * as bookstore from './order/bookstore.ts';
import * as order from './order/order.ts';
import * as orderDocument from './order/orderDocument.ts';
import * as payment from './order/payment.ts';
import * as quote from './order/quote.ts';
import * as seller from './order/seller.ts';
import * as shipping from './order/shipping.ts';
import * as addresses from './people/addresses.ts';
import * as customLabel from './people/customLabel.ts';
import * as deviceSessions from './people/deviceSessions.ts';
import * as enterByLink from './people/enterByLink.ts';
import * as handover from './people/handover.ts';
import * as profile from './people/profile.ts';
import * as registeredPerson from './people/registeredPerson.ts';
import * as registration from './people/registration.ts';
import * as session from './people/session.ts';
import * as setPassword from './people/setPassword.ts';
import * as socialLogin from './people/socialLogin.ts';
import * as taxData from './people/taxData.ts';
import * as userGroup from './people/userGroup.ts';
import * as customPage from './site/customPage.ts';
import * as howToBuy from './site/howToBuy.ts';
import * as push from './site/push.ts';
import * as site from './site/site.ts';
import * as storage from './site/storage.ts';

/** The files with calls. */
const files = {
  catalogue: [besideCourse, catalogue, comment, course, courseOfGroup, courseViewer, product, teacher],
  cart: [cart, coupon, forgetGuestCart, promotion],
  order: [bookstore, order, orderDocument, payment, quote, seller, shipping],
  learning: [progress],
  people: [
    addresses,
    customLabel,
    deviceSessions,
    enterByLink,
    handover,
    profile,
    registeredPerson,
    registration,
    session,
    setPassword,
    socialLogin,
    taxData,
    userGroup,
  ],
  site: [customPage, howToBuy, push, site, storage],
  administration: [adminGroup, adminItem, administration],
};

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** The exported calls of a file, also those of its resources and settings. */
const callsIn = (file: object): readonly Call[] =>
  Object.values(file).flatMap((value) => (isCall(value) ? [value] : Object.values(value ?? {}).filter(isCall)));

const addressOf = ({ path, method }: Call): string => `${path} ${method}`;

/** Every call of the product by its address: routes, client, OpenAPI document and `docs/calls.md` all come from here. */
export const calls: readonly Call[] = Object.values(files)
  .flat()
  .flatMap(callsIn)
  .toSorted((a, b) => (addressOf(a) < addressOf(b) ? -1 : 1));
