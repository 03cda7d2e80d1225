import { cart } from '../../src/i18n/th/cart.ts';
import { cart as cartEn } from '../../src/i18n/en/cart.ts';
import { catalogue } from '../../src/i18n/th/catalogue.ts';
import { catalogue as catalogueEn } from '../../src/i18n/en/catalogue.ts';
import { checkout } from '../../src/i18n/th/checkout.ts';
import { checkout as checkoutEn } from '../../src/i18n/en/checkout.ts';
import { course } from '../../src/i18n/th/course.ts';
import { course as courseEn } from '../../src/i18n/en/course.ts';
import { orders } from '../../src/i18n/th/orders.ts';
import { orders as ordersEn } from '../../src/i18n/en/orders.ts';
import { outbox } from '../../src/i18n/th/outbox.ts';
import { outbox as outboxEn } from '../../src/i18n/en/outbox.ts';
import { playlist } from '../../src/i18n/th/playlist.ts';
import { playlist as playlistEn } from '../../src/i18n/en/playlist.ts';
import { registration } from '../../src/i18n/th/registration.ts';
import { registration as registrationEn } from '../../src/i18n/en/registration.ts';
import { report } from '../../src/i18n/th/report.ts';
import { report as reportEn } from '../../src/i18n/en/report.ts';
import { session } from '../../src/i18n/th/session.ts';
import { session as sessionEn } from '../../src/i18n/en/session.ts';
import { shell } from '../../src/i18n/th/shell.ts';
import { shell as shellEn } from '../../src/i18n/en/shell.ts';

const th = { cart, catalogue, checkout, course, orders, outbox, playlist, registration, report, session, shell };

const en: typeof th = {
  cart: cartEn,
  catalogue: catalogueEn,
  checkout: checkoutEn,
  course: courseEn,
  orders: ordersEn,
  outbox: outboxEn,
  playlist: playlistEn,
  registration: registrationEn,
  report: reportEn,
  session: sessionEn,
  shell: shellEn,
};

/** What a person reads on the screen, in the language of the project that runs. */
export type Words = typeof th;
export const wordsOf = (isThai: boolean): Words => (isThai ? th : en);
