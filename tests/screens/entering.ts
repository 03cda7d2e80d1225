import type { Page } from 'playwright';
import { requestPasswordLink } from '../../src/contract/people/session.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { links } from '../../src/ui/press/links.ts';
import { keepsAnswer } from '../support/browser/offline.ts';
import { becomeGuestBuyer, enter } from '../support/browser/shopperSteps.ts';
import { linkIn, mailTo } from '../support/services/mailbox.ts';
import { administrator, guestNamed, instructor, student } from '../support/shop/person.ts';
import { cartWith, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** The link that a buyer without an account gets by mail; the browser stays a guest's. */
async function mailedLink(page: Page): Promise<string> {
  const guest = guestNamed('ฟ้า', 'ลิงก์ในอีเมล');
  await becomeGuestBuyer(page, guest);
  await page.request.post(requestPasswordLink.path, { data: { email: guest.email } });
  await enter(page, administrator);
  const link = linkIn(await mailTo(page, guest.email, '/setpassword'), '/setpassword');
  await page.context().clearCookies();
  return link;
}

/** The cart was filled before the teacher signed in. */
const asTeacher = (path: string) => async (page: Page) => {
  await cartWith(page, '1018');
  await enter(page, instructor);
  return path;
};

/** Screens that depend on who is here, and on how they came in. */
export const entering: readonly Screen[] = [
  { name: 'mailed-link', path: links.home(), states: [{ name: 'guest', before: mailedLink }] },
  {
    name: 'teacher',
    path: links.cart(),
    states: [
      { name: 'cart', before: asTeacher(links.cart()) },
      { name: 'checkout', before: asTeacher(links.checkout()) },
      { name: 'course', before: asTeacher(links.course('1018')) },
    ],
  },
  {
    name: 'no-permission',
    path: deskLinks.mail(),
    states: [
      {
        name: 'student',
        before: async (page) => {
          await enter(page, student);
          return undefined;
        },
      },
    ],
  },
  {
    name: 'session-ended',
    path: links.studentOrders(),
    states: [
      {
        name: 'orders',
        before: async (page) => {
          await enter(page, student);
          return undefined;
        },
        after: async (page) => {
          const { session } = await wordsOn(page);
          // A device that was never idle has persisted nothing yet, and knows of no session after a reload.
          await keepsAnswer(page, 'private', 'session');
          await page.context().clearCookies();
          await page.reload();
          await page.getByText(session.here.ended).waitFor();
        },
      },
    ],
  },
];
