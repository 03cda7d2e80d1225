import { dateEntry as dateEntryEn } from '../../../src/i18n/en/app/dateEntry.ts';
import { duplicates as duplicatesEn, failures as failuresEn } from '../../../src/i18n/en/app/failures.ts';
import { install as installEn } from '../../../src/i18n/en/app/install.ts';
import { measurement as measurementEn } from '../../../src/i18n/en/app/measurement.ts';
import { persistedForm as persistedFormEn } from '../../../src/i18n/en/app/persistedForm.ts';
import { shell as shellEn } from '../../../src/i18n/en/app/shell.ts';
import { states as statesEn } from '../../../src/i18n/en/app/states.ts';
import { ui as uiEn } from '../../../src/i18n/en/app/ui.ts';
import { waiting as waitingEn } from '../../../src/i18n/en/app/waiting.ts';
import { bookstore as bookstoreEn } from '../../../src/i18n/en/buying/bookstore.ts';
import { cart as cartEn } from '../../../src/i18n/en/buying/cart.ts';
import { cartFull as cartFullEn } from '../../../src/i18n/en/buying/cartFull.ts';
import { charge as chargeEn } from '../../../src/i18n/en/buying/charge.ts';
import { checkout as checkoutEn } from '../../../src/i18n/en/buying/checkout.ts';
import { coupon as couponEn } from '../../../src/i18n/en/buying/coupon.ts';
import { deskDocuments as deskDocumentsEn } from '../../../src/i18n/en/buying/deskDocuments.ts';
import { exactMatches as exactMatchesEn } from '../../../src/i18n/en/buying/exactMatches.ts';
import { offers as offersEn } from '../../../src/i18n/en/buying/offers.ts';
import { orderCare as orderCareEn } from '../../../src/i18n/en/buying/orderCare.ts';
import { orderDocument as orderDocumentEn } from '../../../src/i18n/en/buying/orderDocument.ts';
import { orderList as orderListEn } from '../../../src/i18n/en/buying/orderList.ts';
import { orderPayments as orderPaymentsEn } from '../../../src/i18n/en/buying/orderPayments.ts';
import { orders as ordersEn } from '../../../src/i18n/en/buying/orders.ts';
import { outbox as outboxEn } from '../../../src/i18n/en/buying/outbox.ts';
import { promotion as promotionEn } from '../../../src/i18n/en/buying/promotion.ts';
import { report as reportEn } from '../../../src/i18n/en/buying/report.ts';
import { seller as sellerEn } from '../../../src/i18n/en/buying/seller.ts';
import { setAside as setAsideEn } from '../../../src/i18n/en/buying/setAside.ts';
import { shipping as shippingEn } from '../../../src/i18n/en/buying/shipping.ts';
import { shippingOptions as shippingOptionsEn } from '../../../src/i18n/en/buying/shippingOptions.ts';
import { shopOffers as shopOffersEn } from '../../../src/i18n/en/buying/shopOffers.ts';
import { shopPayments as shopPaymentsEn } from '../../../src/i18n/en/buying/shopPayments.ts';
import { slipQueue as slipQueueEn } from '../../../src/i18n/en/buying/slipQueue.ts';
import { taxData as taxDataEn } from '../../../src/i18n/en/buying/taxData.ts';
import { taxInvoice as taxInvoiceEn } from '../../../src/i18n/en/buying/taxInvoice.ts';
import { catalogue as catalogueEn } from '../../../src/i18n/en/catalogue/catalogue.ts';
import { course as courseEn } from '../../../src/i18n/en/catalogue/course.ts';
import { courseParts as coursePartsEn } from '../../../src/i18n/en/catalogue/courseParts.ts';
import { courseStates as courseStatesEn } from '../../../src/i18n/en/catalogue/courseStates.ts';
import { list as listEn } from '../../../src/i18n/en/catalogue/list.ts';
import { listing as listingEn } from '../../../src/i18n/en/catalogue/listing.ts';
import { product as productEn } from '../../../src/i18n/en/catalogue/product.ts';
import { share as shareEn } from '../../../src/i18n/en/catalogue/share.ts';
import { sharing as sharingEn } from '../../../src/i18n/en/catalogue/sharing.ts';
import { teaching as teachingEn } from '../../../src/i18n/en/catalogue/teaching.ts';
import { deviceStorage as deviceStorageEn } from '../../../src/i18n/en/learning/deviceStorage.ts';
import { learning as learningEn } from '../../../src/i18n/en/learning/learning.ts';
import { lectureKinds as lectureKindsEn } from '../../../src/i18n/en/learning/lectureKinds.ts';
import { playlist as playlistEn } from '../../../src/i18n/en/learning/playlist.ts';
import { storage as storageEn } from '../../../src/i18n/en/learning/storage.ts';
import { accessStates as accessStatesEn } from '../../../src/i18n/en/people/accessStates.ts';
import { account as accountEn } from '../../../src/i18n/en/people/account.ts';
import { addresses as addressesEn } from '../../../src/i18n/en/people/addresses.ts';
import { administration as administrationEn } from '../../../src/i18n/en/people/administration.ts';
import { dataRights as dataRightsEn } from '../../../src/i18n/en/people/dataRights.ts';
import { deskPeople as deskPeopleEn } from '../../../src/i18n/en/people/deskPeople.ts';
import { devices as devicesEn } from '../../../src/i18n/en/people/devices.ts';
import { firstSteps as firstStepsEn } from '../../../src/i18n/en/people/firstSteps.ts';
import { mailedEntry as mailedEntryEn } from '../../../src/i18n/en/people/mailedEntry.ts';
import { push as pushEn } from '../../../src/i18n/en/people/push.ts';
import { registration as registrationEn } from '../../../src/i18n/en/people/registration.ts';
import { session as sessionEn } from '../../../src/i18n/en/people/session.ts';
import { sharedDevice as sharedDeviceEn } from '../../../src/i18n/en/people/sharedDevice.ts';
import { socialLogin as socialLoginEn } from '../../../src/i18n/en/people/socialLogin.ts';
import { dateEntry } from '../../../src/i18n/th/app/dateEntry.ts';
import { duplicates, failures } from '../../../src/i18n/th/app/failures.ts';
import { install } from '../../../src/i18n/th/app/install.ts';
import { measurement } from '../../../src/i18n/th/app/measurement.ts';
import { persistedForm } from '../../../src/i18n/th/app/persistedForm.ts';
import { shell } from '../../../src/i18n/th/app/shell.ts';
import { states } from '../../../src/i18n/th/app/states.ts';
import { ui } from '../../../src/i18n/th/app/ui.ts';
import { waiting } from '../../../src/i18n/th/app/waiting.ts';
import { bookstore } from '../../../src/i18n/th/buying/bookstore.ts';
import { cart } from '../../../src/i18n/th/buying/cart.ts';
import { cartFull } from '../../../src/i18n/th/buying/cartFull.ts';
import { charge } from '../../../src/i18n/th/buying/charge.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { coupon } from '../../../src/i18n/th/buying/coupon.ts';
import { deskDocuments } from '../../../src/i18n/th/buying/deskDocuments.ts';
import { exactMatches } from '../../../src/i18n/th/buying/exactMatches.ts';
import { offers } from '../../../src/i18n/th/buying/offers.ts';
import { orderCare } from '../../../src/i18n/th/buying/orderCare.ts';
import { orderDocument } from '../../../src/i18n/th/buying/orderDocument.ts';
import { orderList } from '../../../src/i18n/th/buying/orderList.ts';
import { orderPayments } from '../../../src/i18n/th/buying/orderPayments.ts';
import { orders } from '../../../src/i18n/th/buying/orders.ts';
import { outbox } from '../../../src/i18n/th/buying/outbox.ts';
import { promotion } from '../../../src/i18n/th/buying/promotion.ts';
import { report } from '../../../src/i18n/th/buying/report.ts';
import { seller } from '../../../src/i18n/th/buying/seller.ts';
import { setAside } from '../../../src/i18n/th/buying/setAside.ts';
import { shipping } from '../../../src/i18n/th/buying/shipping.ts';
import { shippingOptions } from '../../../src/i18n/th/buying/shippingOptions.ts';
import { shopOffers } from '../../../src/i18n/th/buying/shopOffers.ts';
import { shopPayments } from '../../../src/i18n/th/buying/shopPayments.ts';
import { slipQueue } from '../../../src/i18n/th/buying/slipQueue.ts';
import { taxData } from '../../../src/i18n/th/buying/taxData.ts';
import { taxInvoice } from '../../../src/i18n/th/buying/taxInvoice.ts';
import { catalogue } from '../../../src/i18n/th/catalogue/catalogue.ts';
import { course } from '../../../src/i18n/th/catalogue/course.ts';
import { courseParts } from '../../../src/i18n/th/catalogue/courseParts.ts';
import { courseStates } from '../../../src/i18n/th/catalogue/courseStates.ts';
import { list } from '../../../src/i18n/th/catalogue/list.ts';
import { listing } from '../../../src/i18n/th/catalogue/listing.ts';
import { product } from '../../../src/i18n/th/catalogue/product.ts';
import { share } from '../../../src/i18n/th/catalogue/share.ts';
import { sharing } from '../../../src/i18n/th/catalogue/sharing.ts';
import { teaching } from '../../../src/i18n/th/catalogue/teaching.ts';
import { deviceStorage } from '../../../src/i18n/th/learning/deviceStorage.ts';
import { learning } from '../../../src/i18n/th/learning/learning.ts';
import { lectureKinds } from '../../../src/i18n/th/learning/lectureKinds.ts';
import { playlist } from '../../../src/i18n/th/learning/playlist.ts';
import { storage } from '../../../src/i18n/th/learning/storage.ts';
import { accessStates } from '../../../src/i18n/th/people/accessStates.ts';
import { account } from '../../../src/i18n/th/people/account.ts';
import { addresses } from '../../../src/i18n/th/people/addresses.ts';
import { administration } from '../../../src/i18n/th/people/administration.ts';
import { dataRights } from '../../../src/i18n/th/people/dataRights.ts';
import { deskPeople } from '../../../src/i18n/th/people/deskPeople.ts';
import { devices } from '../../../src/i18n/th/people/devices.ts';
import { firstSteps } from '../../../src/i18n/th/people/firstSteps.ts';
import { mailedEntry } from '../../../src/i18n/th/people/mailedEntry.ts';
import { push } from '../../../src/i18n/th/people/push.ts';
import { registration } from '../../../src/i18n/th/people/registration.ts';
import { session } from '../../../src/i18n/th/people/session.ts';
import { sharedDevice } from '../../../src/i18n/th/people/sharedDevice.ts';
import { socialLogin } from '../../../src/i18n/th/people/socialLogin.ts';

const th = {
  account,
  accessStates,
  slipQueue,
  taxData,
  taxInvoice,
  persistedForm,
  devices,
  addresses,
  administration,
  bookstore,
  cart,
  catalogue,
  charge,
  checkout,
  coupon,
  promotion,
  course,
  courseParts,
  courseStates,
  dateEntry,
  deviceStorage,
  duplicates,
  failures,
  install,
  learning,
  list,
  listing,
  mailedEntry,
  measurement,
  offers,
  orderDocument,
  deskDocuments,
  exactMatches,
  orderCare,
  orderList,
  dataRights,
  teaching,
  deskPeople,
  orderPayments,
  orders,
  outbox,
  lectureKinds,
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
  firstSteps,
  shopOffers,
  shopPayments,
  socialLogin,
  states,
  storage,
  ui,
  waiting,
};

const en: typeof th = {
  account: accountEn,
  accessStates: accessStatesEn,
  slipQueue: slipQueueEn,
  taxData: taxDataEn,
  taxInvoice: taxInvoiceEn,
  persistedForm: persistedFormEn,
  devices: devicesEn,
  addresses: addressesEn,
  administration: administrationEn,
  bookstore: bookstoreEn,
  cart: cartEn,
  catalogue: catalogueEn,
  charge: chargeEn,
  checkout: checkoutEn,
  coupon: couponEn,
  promotion: promotionEn,
  course: courseEn,
  courseParts: coursePartsEn,
  courseStates: courseStatesEn,
  dateEntry: dateEntryEn,
  deviceStorage: deviceStorageEn,
  duplicates: duplicatesEn,
  failures: failuresEn,
  install: installEn,
  learning: learningEn,
  list: listEn,
  listing: listingEn,
  mailedEntry: mailedEntryEn,
  measurement: measurementEn,
  offers: offersEn,
  orderDocument: orderDocumentEn,
  deskDocuments: deskDocumentsEn,
  exactMatches: exactMatchesEn,
  orderCare: orderCareEn,
  orderList: orderListEn,
  dataRights: dataRightsEn,
  teaching: teachingEn,
  deskPeople: deskPeopleEn,
  orderPayments: orderPaymentsEn,
  orders: ordersEn,
  outbox: outboxEn,
  lectureKinds: lectureKindsEn,
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
  firstSteps: firstStepsEn,
  shopOffers: shopOffersEn,
  shopPayments: shopPaymentsEn,
  socialLogin: socialLoginEn,
  states: statesEn,
  storage: storageEn,
  ui: uiEn,
  waiting: waitingEn,
};

/** Texts of the screen in the language of the running project. */
export type Words = typeof th;
export const wordsOf = (isThai: boolean): Words => (isThai ? th : en);
