import { accessStates as accessStatesEn } from '../../src/i18n/en/accessStates.ts';
import { account as accountEn } from '../../src/i18n/en/account.ts';
import { addresses as addressesEn } from '../../src/i18n/en/addresses.ts';
import { administration as administrationEn } from '../../src/i18n/en/administration.ts';
import { bookstore as bookstoreEn } from '../../src/i18n/en/bookstore.ts';
import { cart as cartEn } from '../../src/i18n/en/cart.ts';
import { cartFull as cartFullEn } from '../../src/i18n/en/cartFull.ts';
import { catalogue as catalogueEn } from '../../src/i18n/en/catalogue.ts';
import { checkout as checkoutEn } from '../../src/i18n/en/checkout.ts';
import { coupon as couponEn } from '../../src/i18n/en/coupon.ts';
import { course as courseEn } from '../../src/i18n/en/course.ts';
import { courseParts as coursePartsEn } from '../../src/i18n/en/courseParts.ts';
import { courseStates as courseStatesEn } from '../../src/i18n/en/courseStates.ts';
import { deviceStorage as deviceStorageEn } from '../../src/i18n/en/deviceStorage.ts';
import { devices as devicesEn } from '../../src/i18n/en/devices.ts';
import { duplicates as duplicatesEn, failures as failuresEn } from '../../src/i18n/en/failures.ts';
import { install as installEn } from '../../src/i18n/en/install.ts';
import { keptForm as keptFormEn } from '../../src/i18n/en/keptForm.ts';
import { learning as learningEn } from '../../src/i18n/en/learning.ts';
import { listing as listingEn } from '../../src/i18n/en/listing.ts';
import { mailedEntry as mailedEntryEn } from '../../src/i18n/en/mailedEntry.ts';
import { measurement as measurementEn } from '../../src/i18n/en/measurement.ts';
import { offers as offersEn } from '../../src/i18n/en/offers.ts';
import { orderDocument as orderDocumentEn } from '../../src/i18n/en/orderDocument.ts';
import { orders as ordersEn } from '../../src/i18n/en/orders.ts';
import { outbox as outboxEn } from '../../src/i18n/en/outbox.ts';
import { playlist as playlistEn } from '../../src/i18n/en/playlist.ts';
import { product as productEn } from '../../src/i18n/en/product.ts';
import { promotion as promotionEn } from '../../src/i18n/en/promotion.ts';
import { push as pushEn } from '../../src/i18n/en/push.ts';
import { registration as registrationEn } from '../../src/i18n/en/registration.ts';
import { report as reportEn } from '../../src/i18n/en/report.ts';
import { seller as sellerEn } from '../../src/i18n/en/seller.ts';
import { session as sessionEn } from '../../src/i18n/en/session.ts';
import { setAside as setAsideEn } from '../../src/i18n/en/setAside.ts';
import { share as shareEn } from '../../src/i18n/en/share.ts';
import { sharedDevice as sharedDeviceEn } from '../../src/i18n/en/sharedDevice.ts';
import { sharing as sharingEn } from '../../src/i18n/en/sharing.ts';
import { shell as shellEn } from '../../src/i18n/en/shell.ts';
import { shipping as shippingEn } from '../../src/i18n/en/shipping.ts';
import { shippingOptions as shippingOptionsEn } from '../../src/i18n/en/shippingOptions.ts';
import { socialLogin as socialLoginEn } from '../../src/i18n/en/socialLogin.ts';
import { states as statesEn } from '../../src/i18n/en/states.ts';
import { storage as storageEn } from '../../src/i18n/en/storage.ts';
import { taxData as taxDataEn } from '../../src/i18n/en/taxData.ts';
import { taxInvoice as taxInvoiceEn } from '../../src/i18n/en/taxInvoice.ts';
import { ui as uiEn } from '../../src/i18n/en/ui.ts';
import { accessStates } from '../../src/i18n/th/accessStates.ts';
import { account } from '../../src/i18n/th/account.ts';
import { addresses } from '../../src/i18n/th/addresses.ts';
import { administration } from '../../src/i18n/th/administration.ts';
import { bookstore } from '../../src/i18n/th/bookstore.ts';
import { cart } from '../../src/i18n/th/cart.ts';
import { cartFull } from '../../src/i18n/th/cartFull.ts';
import { catalogue } from '../../src/i18n/th/catalogue.ts';
import { checkout } from '../../src/i18n/th/checkout.ts';
import { coupon } from '../../src/i18n/th/coupon.ts';
import { course } from '../../src/i18n/th/course.ts';
import { courseParts } from '../../src/i18n/th/courseParts.ts';
import { courseStates } from '../../src/i18n/th/courseStates.ts';
import { deviceStorage } from '../../src/i18n/th/deviceStorage.ts';
import { devices } from '../../src/i18n/th/devices.ts';
import { duplicates, failures } from '../../src/i18n/th/failures.ts';
import { install } from '../../src/i18n/th/install.ts';
import { keptForm } from '../../src/i18n/th/keptForm.ts';
import { learning } from '../../src/i18n/th/learning.ts';
import { listing } from '../../src/i18n/th/listing.ts';
import { mailedEntry } from '../../src/i18n/th/mailedEntry.ts';
import { measurement } from '../../src/i18n/th/measurement.ts';
import { offers } from '../../src/i18n/th/offers.ts';
import { orderDocument } from '../../src/i18n/th/orderDocument.ts';
import { orders } from '../../src/i18n/th/orders.ts';
import { outbox } from '../../src/i18n/th/outbox.ts';
import { playlist } from '../../src/i18n/th/playlist.ts';
import { product } from '../../src/i18n/th/product.ts';
import { promotion } from '../../src/i18n/th/promotion.ts';
import { push } from '../../src/i18n/th/push.ts';
import { registration } from '../../src/i18n/th/registration.ts';
import { report } from '../../src/i18n/th/report.ts';
import { seller } from '../../src/i18n/th/seller.ts';
import { session } from '../../src/i18n/th/session.ts';
import { setAside } from '../../src/i18n/th/setAside.ts';
import { share } from '../../src/i18n/th/share.ts';
import { sharedDevice } from '../../src/i18n/th/sharedDevice.ts';
import { sharing } from '../../src/i18n/th/sharing.ts';
import { shell } from '../../src/i18n/th/shell.ts';
import { shipping } from '../../src/i18n/th/shipping.ts';
import { shippingOptions } from '../../src/i18n/th/shippingOptions.ts';
import { socialLogin } from '../../src/i18n/th/socialLogin.ts';
import { states } from '../../src/i18n/th/states.ts';
import { storage } from '../../src/i18n/th/storage.ts';
import { taxData } from '../../src/i18n/th/taxData.ts';
import { taxInvoice } from '../../src/i18n/th/taxInvoice.ts';
import { ui } from '../../src/i18n/th/ui.ts';

const th = {
  account,
  accessStates,
  taxData,
  taxInvoice,
  keptForm,
  devices,
  addresses,
  administration,
  bookstore,
  cart,
  catalogue,
  checkout,
  coupon,
  promotion,
  course,
  courseParts,
  courseStates,
  deviceStorage,
  duplicates,
  failures,
  install,
  learning,
  listing,
  mailedEntry,
  measurement,
  offers,
  orderDocument,
  orders,
  outbox,
  playlist,
  product,
  push,
  registration,
  report,
  seller,
  session,
  cartFull,
  setAside,
  share,
  sharedDevice,
  sharing,
  shell,
  shipping,
  shippingOptions,
  socialLogin,
  states,
  storage,
  ui,
};

const en: typeof th = {
  account: accountEn,
  accessStates: accessStatesEn,
  taxData: taxDataEn,
  taxInvoice: taxInvoiceEn,
  keptForm: keptFormEn,
  devices: devicesEn,
  addresses: addressesEn,
  administration: administrationEn,
  bookstore: bookstoreEn,
  cart: cartEn,
  catalogue: catalogueEn,
  checkout: checkoutEn,
  coupon: couponEn,
  promotion: promotionEn,
  course: courseEn,
  courseParts: coursePartsEn,
  courseStates: courseStatesEn,
  deviceStorage: deviceStorageEn,
  duplicates: duplicatesEn,
  failures: failuresEn,
  install: installEn,
  learning: learningEn,
  listing: listingEn,
  mailedEntry: mailedEntryEn,
  measurement: measurementEn,
  offers: offersEn,
  orderDocument: orderDocumentEn,
  orders: ordersEn,
  outbox: outboxEn,
  playlist: playlistEn,
  product: productEn,
  push: pushEn,
  registration: registrationEn,
  report: reportEn,
  seller: sellerEn,
  session: sessionEn,
  cartFull: cartFullEn,
  setAside: setAsideEn,
  share: shareEn,
  sharedDevice: sharedDeviceEn,
  sharing: sharingEn,
  shell: shellEn,
  shipping: shippingEn,
  shippingOptions: shippingOptionsEn,
  socialLogin: socialLoginEn,
  states: statesEn,
  storage: storageEn,
  ui: uiEn,
};

/** What a person reads on the screen, in the language of the project that runs. */
export type Words = typeof th;
export const wordsOf = (isThai: boolean): Words => (isThai ? th : en);
