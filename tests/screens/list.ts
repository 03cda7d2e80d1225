import type { Page } from 'playwright';
import { listPromotions } from '../../src/contract/cart/promotion.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import {
  becomeMember,
  enter,
  fillGuest,
  fillReport,
  fillSignIn,
  inSight,
  orderButton,
  sendReport,
} from '../support/browser/shopperSteps.ts';
import { administrator, memberNamed, student } from '../support/shop/person.ts';
import { changeSettings } from '../support/shop/shopQuestions.ts';
import { comments } from './comments.ts';
import { counting } from './counting.ts';
import { coupons } from './coupons.ts';
import { coursePages } from './coursePages.ts';
import { entering } from './entering.ts';
import { freeCourses } from './freeCourses.ts';
import { installing } from './installing.ts';
import { oddLists } from './lists.ts';
import { media } from './media.ts';
import {
  cartWith,
  comeTo,
  demoOrder,
  filledAccount,
  guest,
  reportedOrder,
  unpaidOrder,
  whenBroken,
  whileLoading,
  wordsOn,
} from './moments.ts';
import { offers } from './offers.ts';
import { paying } from './paying.ts';
import { deskPeople } from './people.ts';
import { plans } from './plans.ts';
import { product } from './product.ts';
import { reaching } from './reaching.ts';
import { refunding } from './refunding.ts';
import { registering } from './registering.ts';
import type { Screen, ScreenState } from './screen.ts';
import { sending } from './sending.ts';
import { sharedDevice } from './sharedDevice.ts';
import { shopWindow } from './shopWindow.ts';
import { slipQueue } from './slipQueue.ts';
import { slips } from './slips.ts';
import { taxes } from './taxes.ts';
import { telling } from './telling.ts';

const filled: ScreenState = { name: 'filled' };
const offline: ScreenState = { name: 'offline', offline: true };
const loading: ScreenState = { name: 'loading', after: whileLoading };
const broken: ScreenState = { name: 'broken', after: whenBroken };

const asStudent = async (page: Page) => {
  await enter(page, student);
  return undefined;
};
const asNewMember = async (page: Page) => {
  await becomeMember(page, memberNamed('กานดา', 'มีสุข'));
  return undefined;
};
const asAdministrator = async (page: Page) => {
  await enter(page, administrator);
  return undefined;
};
const withCart = async (page: Page) => {
  await cartWith(page, '1003', '1018');
  return undefined;
};
/** Of the two courses one has no price in dollars. */
const withCartInDollars = async (page: Page) => {
  await cartWith(page, '1011', '1012');
  await enter(page, administrator);
  await changeSettings(page.request, { currency_code: 'USD' });
  await page.context().clearCookies();
  return undefined;
};
/** A promotion with a course that cannot be bought: it has no plan. */
const withLockedCourse = async (page: Page) => {
  await page.route(`**${listPromotions.path}`, async (route) => {
    const { data, ...answer } = await (await route.fetch()).json();
    const plansOf = (promotion: { plans: { course_id: string }[] }) =>
      promotion.plans.filter(({ course_id }) => course_id !== '1003');
    const json = {
      ...answer,
      data: data.map((each: Parameters<typeof plansOf>[0]) => ({ ...each, plans: plansOf(each) })),
    };
    await route.fulfill({ json });
  });
  await comeTo(page, page.url());
  await page.locator('.promotion-offer').waitFor();
};
const at = (path: string) => async () => path;

const buying: readonly Screen[] = [
  {
    name: 'cart',
    path: links.cart(),
    states: [
      { name: 'empty' },
      { name: 'guest', before: withCart },
      {
        name: 'member',
        before: async (page) => {
          await asNewMember(page);
          return await withCart(page);
        },
      },
      {
        name: 'removed',
        before: withCart,
        after: async (page) => {
          const { remove } = (await wordsOn(page)).cart;
          await page.locator('.cart-remove', { hasText: remove }).first().click();
        },
      },
      { name: 'dollars', before: withCartInDollars },
      { name: 'offline', before: withCart, offline: true },
    ],
  },
  {
    name: 'checkout',
    path: links.checkout(),
    states: [
      { name: 'empty' },
      {
        name: 'guest',
        before: withCart,
        after: async (page) => await fillGuest(page, await wordsOn(page), guest),
      },
      {
        name: 'faults',
        before: withCart,
        after: async (page) => await orderButton(page, await wordsOn(page)).click(),
      },
      {
        name: 'member',
        before: async (page) => {
          await asNewMember(page);
          return await withCart(page);
        },
      },
      { name: 'offline', before: withCart, offline: true },
    ],
  },
  {
    name: 'report',
    path: links.home(),
    states: [
      { name: 'open', before: async (page) => `${await unpaidOrder(page)}?report=1` },
      {
        name: 'calendar',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          await page.getByRole('button', { name: (await wordsOn(page)).dateEntry.open.date }).click();
          await page.getByRole('grid').waitFor();
        },
      },
      {
        name: 'calendar-years',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          await page.getByRole('button', { name: (await wordsOn(page)).dateEntry.open.date }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^2\d{3} ?/ })
            .click();
          await page.locator('.cal-years').waitFor();
        },
      },
      {
        name: 'time',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => {
          const { dateEntry } = await wordsOn(page);
          await page.getByRole('button', { name: dateEntry.open.time }).click();
          await page.getByRole('button', { name: dateEntry.use.time }).waitFor();
        },
      },
      {
        name: 'faults',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        after: async (page) => await sendReport(page, await wordsOn(page)),
      },
      {
        name: 'offline',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        offline: true,
        after: async (page) => await fillReport(page, await wordsOn(page)),
      },
    ],
  },
  {
    name: 'thanks',
    path: links.thankYou(''),
    states: [
      { name: 'plain' },
      {
        name: 'reported',
        before: async (page) => {
          await reportedOrder(page);
          return page.url();
        },
      },
    ],
  },
  {
    name: 'order',
    path: links.home(),
    states: [
      { name: 'to-pay', before: async (page) => links.order((await demoOrder(page, 'notYetReceived')).token) },
      { name: 'checking', before: reportedOrder },
      { name: 'rejected', before: async (page) => links.order((await demoOrder(page, 'rejected')).token) },
      { name: 'approved', before: async (page) => links.order((await demoOrder(page, 'approved')).token) },
      { name: 'cancelled', before: async (page) => links.order((await demoOrder(page, 'cancelled')).token) },
      {
        name: 'giving-up',
        before: unpaidOrder,
        after: async (page) => {
          const { orders } = await wordsOn(page);
          await page.getByRole('button', { name: orders.actions.cancel, exact: true }).click();
          await page.getByRole('dialog', { name: orders.cancel.title }).waitFor();
        },
      },
      { name: 'offline', before: reportedOrder, offline: true },
      { name: 'not-found', before: at(links.order('no-such-order-anywhere-at-all')) },
      { ...loading, before: at(links.order('no-such-order-anywhere-at-all')) },
    ],
  },
  {
    name: 'orders',
    path: links.studentOrders(),
    states: [
      { name: 'empty', before: asNewMember },
      { name: 'filled', before: asStudent },
      { ...offline, before: asStudent },
    ],
  },
  { name: 'storage', path: links.storage(), states: [filled, offline] },
  {
    name: 'outbox',
    path: links.outbox(),
    states: [
      { name: 'empty' },
      {
        name: 'queued',
        before: async (page) => `${await unpaidOrder(page)}?report=1`,
        offline: true,
        after: async (page) => {
          const words = await wordsOn(page);
          await fillReport(page, words);
          await sendReport(page, words);
          await page.getByText(words.outbox.queued.offline).first().waitFor();
          await page.goto(links.outbox());
          await page.getByText(words.outbox.queued.offline).first().waitFor();
        },
      },
    ],
  },
];

const browsing: readonly Screen[] = [
  { name: 'catalogue', path: links.home(), states: [filled, offline, loading, broken] },
  {
    name: 'courses',
    path: links.courses(),
    states: [
      filled,
      { name: 'category', before: at(links.category('crafts')) },
      { name: 'found', before: at(links.courses('excel')) },
      { name: 'near', before: at(links.courses('exsel')) },
      { name: 'nothing', before: at(links.courses('zzzzqqqq')) },
      ...oddLists,
      offline,
      loading,
      broken,
    ],
  },
  {
    name: 'course',
    path: links.course('1001'),
    states: [
      filled,
      { name: 'seats', before: at(links.course('1006')) },
      { name: 'free', before: at(links.course('1026')) },
      { name: 'classroom', before: at(links.course('1021')) },
      { name: 'owned', before: asStudent },
      { name: 'not-here', before: at(links.course('9999')) },
      offline,
      loading,
      broken,
    ],
  },
  { name: 'plans', path: links.course('1001'), states: plans },
  { name: 'products', path: links.products(), states: [filled, offline] },
  { name: 'product', path: links.product('5001'), states: product },
  {
    name: 'promotion',
    path: links.promotion('2'),
    states: [
      filled,
      {
        name: 'in-cart',
        before: async (page) => {
          await cartWith(page, '1003');
          return undefined;
        },
      },
      { name: 'cart', before: async (page) => (await withCart(page)) ?? links.cart() },
      { name: 'owned', before: asStudent },
      { name: 'locked', after: withLockedCourse },
      { name: 'ended', before: at(links.promotion('3')) },
      { name: 'not-here', before: at(links.promotion('99')) },
      offline,
      loading,
      broken,
    ],
  },
  { name: 'nowhere', path: '/nowhere-at-all', states: [filled, offline] },
];

const people: readonly Screen[] = [
  {
    name: 'login',
    path: links.login(),
    states: [
      filled,
      {
        name: 'refused',
        after: async (page) => {
          const words = await wordsOn(page);
          await fillSignIn(page, words, { username: 'student', password: 'not-this-one' });
          await page.getByText(words.failures.LOGIN_FAILED).waitFor();
        },
      },
      offline,
    ],
  },
  {
    name: 'register',
    path: links.register(),
    states: [
      filled,
      {
        name: 'faults',
        after: async (page) => {
          const { submit } = (await wordsOn(page)).registration;
          await page.getByRole('button', { name: submit }).click();
        },
      },
    ],
  },
  { name: 'forgotten', path: links.forgotPassword(), states: [filled] },
  {
    name: 'password',
    path: links.setPassword('a-token-that-nobody-sent'),
    states: [filled, { name: 'expired', before: at(links.setPassword()) }],
  },
  {
    name: 'account',
    path: links.account(),
    states: [
      { name: 'guest' },
      { name: 'student', before: asNewMember },
      { name: 'filled', before: filledAccount },
      {
        name: 'forms',
        before: filledAccount,
        after: async (page) => {
          const words = await wordsOn(page);
          const edit = (name: string) =>
            page.getByRole('button', { name: words.persistedForm.editOf(name), exact: true }).click();
          await edit(words.account.parts.profile);
          await edit(words.account.parts.tax);
          await edit(words.account.parts.password);
          await page.getByRole('button', { name: words.addresses.add, exact: true }).click();
          await page.getByLabel(words.addresses.fields.province).selectOption('เชียงใหม่');
          const { addresses, password } = words.account.parts;
          for (const name of [addresses, password]) {
            await page
              .getByRole('region', { name, exact: true })
              .getByRole('button', { name: words.persistedForm.save, exact: true })
              .click();
          }
        },
      },
      { ...offline, before: filledAccount },
    ],
  },
  {
    name: 'my-courses',
    path: links.myCourses(),
    states: [
      { name: 'filled', before: asStudent },
      { name: 'empty', before: asNewMember },
      { ...offline, before: asStudent },
      { ...loading, before: asStudent },
    ],
  },
  {
    name: 'learn',
    path: links.learn('1001'),
    states: [
      { name: 'guest' },
      { name: 'locked', before: at(links.learn('1001', { lecture: '1001-s2-l1' })) },
      { name: 'student', before: asStudent },
      {
        name: 'playing',
        before: asStudent,
        after: async (page) => {
          const { play } = (await wordsOn(page)).playlist.player;
          await page.getByRole('button', { name: play }).click();
          await page.waitForFunction(() =>
            [...(document.querySelector('video')?.textTracks ?? [])].some(
              ({ mode, activeCues }) => mode === 'showing' && activeCues !== null && activeCues.length > 0,
            ),
          );
        },
      },
      {
        name: 'finished',
        before: asStudent,
        after: async (page) => {
          await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
            video.muted = true;
            await video.play();
            video.currentTime = video.duration - 0.2;
          });
          await page.getByText((await wordsOn(page)).playlist.finished.title).waitFor();
        },
      },
      { ...offline, before: asStudent },
      { ...loading, before: asStudent },
    ],
  },
];

const administration: readonly Screen[] = [
  {
    name: 'admin-orders',
    path: deskLinks.orders(),
    states: [
      { name: 'guest' },
      { name: 'waiting', before: asAdministrator },
      {
        name: 'every-status',
        before: asAdministrator,
        after: async (page) => {
          const { orders } = (await wordsOn(page)).administration;
          await page.getByLabel(orders.status).selectOption({ label: orders.all });
          await inSight(page.getByText('อารี บุญมา')).waitFor();
        },
      },
      {
        name: 'filtered',
        before: async (page) => {
          await enter(page, administrator);
          return `${deskLinks.orders()}?status=all&sort=dearest&from=2026-01-01`;
        },
        after: async (page) => {
          const { saved } = (await wordsOn(page)).orderList;
          await page.getByRole('button', { name: saved.save }).click();
          await page.getByLabel(saved.name).fill('ยอดสูง');
          await page.getByRole('button', { name: saved.confirm, exact: true }).click();
        },
      },
      { ...loading, before: asAdministrator },
    ],
  },
  {
    name: 'admin-order',
    path: deskLinks.orders(),
    states: [
      {
        name: 'waiting',
        before: async (page) => {
          const order = await demoOrder(page, 'pendingApproved');
          await enter(page, administrator);
          return deskLinks.order(order.id);
        },
      },
      {
        name: 'decided',
        before: async (page) => {
          const order = await demoOrder(page, 'rejected');
          await enter(page, administrator);
          return deskLinks.order(order.id);
        },
      },
    ],
  },
  {
    name: 'admin-overview',
    path: deskLinks.overview(),
    states: [
      { name: 'filled', before: asAdministrator },
      {
        name: 'months-table',
        before: asAdministrator,
        after: async (page) => {
          await page.locator('label', { hasText: /^(เดือน|Month)$/ }).click();
          await page.locator('details summary').last().click();
        },
      },
    ],
  },
  {
    name: 'admin-mail',
    path: deskLinks.mail(),
    states: [
      {
        name: 'filled',
        before: asAdministrator,
        after: async (page) => await page.locator('details summary').first().click(),
      },
    ],
  },
  {
    name: 'admin-settings',
    path: deskLinks.settings(),
    states: [
      { name: 'filled', before: asAdministrator },
      {
        name: 'price-question',
        before: asAdministrator,
        after: async (page) => {
          const { settings } = (await wordsOn(page)).administration;
          await page.getByRole('checkbox', { name: settings.vat }).click();
          await page.getByRole('button', { name: settings.save, exact: true }).click();
          await page.getByRole('dialog').getByText(settings.surprise.vat).waitFor();
        },
      },
      {
        name: 'seller-faults',
        before: asAdministrator,
        after: async (page) => {
          const { seller, persistedForm } = await wordsOn(page);
          const part = page.getByRole('region', { name: seller.title });
          await part.getByRole('button', { name: persistedForm.editOf(seller.title) }).click();
          await part.getByRole('textbox', { name: seller.fields.taxId }).fill('099900000001');
          await part.getByRole('button', { name: persistedForm.save }).click();
          await part.getByText(seller.problems['seller.taxId.length']).waitFor();
        },
      },
    ],
  },
];

/** The screens that are looked at, each in its states. */
export const screens: readonly Screen[] = [
  ...browsing,
  ...coursePages,
  ...buying,
  ...coupons,
  ...people,
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
  ...paying,
  ...refunding,
  ...slipQueue,
  ...entering,
  ...administration,
  ...deskPeople,
];
