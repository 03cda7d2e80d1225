import { requestPasswordLink } from '../../../src/contract/people/session.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import {
  becomeMember,
  fillGuest,
  inSight,
  languageOf,
  openCartWith,
  titleOf,
  tokenOf,
} from '../../support/browser/shopperSteps.ts';
import { wordsOf } from '../../support/run/words.ts';
import { linkIn, mailTo } from '../../support/services/mailbox.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** The desk is in English. */
const { decide } = wordsOf(false).administration;

/** A course that an administrator must approve, and one that opens at once. */
const [asksFirst, opensAtOnce] = ['1028', '1026'];

test('a student takes a free course that needs approval, and one that opens at once', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const { checkout, orders } = words;
  const language = languageOf(locale);
  const register = inSight(page.getByRole('button', { name: checkout.submitFree }));
  const take = async (courseId: string) => {
    await openCartWith(page, words, courseId);
    await page.goto(links.checkout());
    await expect(page.getByText(checkout.methods.free)).toBeVisible();
    await expect(page.getByRole('radio', { name: checkout.methods.details.bankTransfer })).toBeHidden();
    await expect(register).toBeVisible();
  };
  await becomeMember(page, memberNamed('อิ่ม', 'ใจดี'));

  await test.step('nothing to pay goes straight on, and waits for the administrator', async () => {
    await take(asksFirst);
    await register.click();
    await expect(page.getByRole('heading', { level: 1, name: orders.thanks.freeApprove })).toBeVisible();
    await page.getByRole('link', { name: orders.thanks.seeOrders }).click();
    await expect(page).toHaveURL(links.studentOrders());
    await expect(page.getByText(titleOf(asksFirst, language))).toBeVisible();
    await expect(page.getByText(orders.waitingForApproval, { exact: true })).toBeVisible();
    await expect(page.getByText(orders.step.waitingForApproval)).toBeVisible();
    await page.getByRole('link', { name: orders.actions.see }).click();
    await expect(page.getByRole('heading', { name: orders.next.approval.title })).toBeVisible();
    await expect(page.getByRole('link', { name: orders.actions.start })).toBeHidden();
  });

  await test.step('the administrator lets them in, and the open page leads to the course by itself', async () => {
    const { id, number, total, status } = await readOrder(page, tokenOf(page));
    expect([total, status]).toEqual([0, 'pendingApproved']);
    await desk.goto(deskLinks.order(id));
    await desk.getByRole('button', { name: decide.approve, exact: true }).click();
    await expect(desk.getByText(decide.approved(number))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: orders.thanks.approved })).toBeVisible();
    await page.getByRole('link', { name: orders.actions.start }).click();
    await expect(page).toHaveURL(new RegExp(`${links.learn(asksFirst)}`));
  });

  await test.step('a course without approval is open at once', async () => {
    await take(opensAtOnce);
    await register.click();
    await expect(page.getByRole('heading', { level: 1, name: orders.thanks.free })).toBeVisible();
    await page.getByRole('link', { name: orders.thanks.myCourses }).click();
    await expect(page.getByText(titleOf(opensAtOnce, language))).toBeVisible();
    await expect(page.getByText(titleOf(asksFirst, language))).toBeVisible();
  });
});

test('a guest’s purchase with a member’s address opens on another device by a mailed link', { tag: '@proof' }, async ({
  page,
  desk,
  otherDevice,
  words,
  locale,
}) => {
  const { mailedEntry, orders } = words;
  const member = memberNamed('อิ่ม', 'ใจดี');
  const elsewhere = await otherDevice();
  await becomeMember(elsewhere, member);
  await openCartWith(page, words, opensAtOnce);
  await page.getByRole('link', { name: words.cart.guest }).click();
  await fillGuest(page, words, member);
  await inSight(page.getByRole('button', { name: words.checkout.submitFree })).click();
  await expect(page.getByRole('heading', { level: 1, name: orders.thanks.free })).toBeVisible();

  await elsewhere.goto(linkIn(await mailTo(desk, member.email, '/order/'), '/order/'));
  await expect(elsewhere.getByText(orders.next.approved.others)).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: orders.actions.start })).toBeHidden();
  await elsewhere.request.post(requestPasswordLink.path, { data: { email: member.email } });
  await openCartWith(elsewhere, words, asksFirst);
  const link = linkIn(await mailTo(desk, member.email, 'enter=1'), 'enter=1');
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: mailedEntry.title })).toBeVisible();
  await elsewhere.getByRole('button', { name: mailedEntry.submit }).click();
  await expect(elsewhere.getByText(mailedEntry.makesRoom), 'the member is asked').toBeVisible();
  await elsewhere.getByRole('button', { name: mailedEntry.submit }).click();
  await expect(elsewhere.getByRole('heading', { level: 1, name: mailedEntry.doneTitle })).toBeVisible();
  await expect(elsewhere, 'the address holds no secret').not.toHaveURL(/token=/);
  await elsewhere.getByRole('link', { name: mailedEntry.doneAction }).click();
  await expect(elsewhere.getByText(titleOf(opensAtOnce, languageOf(locale)))).toBeVisible();

  await test.step('the member’s cart stays with the member', async () => {
    await elsewhere.goto(links.cart());
    await expect(elsewhere.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
  });
  await test.step('the account page offers no password change that would be the member’s', async () => {
    await elsewhere.goto(links.account());
    await expect(elsewhere.getByText(words.account.password.apart)).toBeVisible();
    await elsewhere.getByRole('link', { name: words.account.password.askToEnter }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: words.session.forgot.forOrder.title })).toBeVisible();
  });
  await test.step('the link in the mail is a way back, here and nowhere else', async () => {
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: mailedEntry.submit }).click();
    await expect(elsewhere.getByRole('heading', { level: 1, name: mailedEntry.doneTitle })).toBeVisible();
    const stranger = await otherDevice();
    await stranger.goto(link);
    await stranger.getByRole('button', { name: mailedEntry.submit }).click();
    await expect(stranger.getByRole('heading', { name: words.session.setPassword.expiredTitle })).toBeVisible();
    await expect(stranger.getByRole('link', { name: mailedEntry.doneAction })).toBeHidden();
    await stranger.getByRole('link', { name: words.session.setPassword.askAgain }).click();
    await expect(
      stranger.getByRole('heading', { level: 1, name: words.session.forgot.forOrder.title }),
      'nobody has forgotten a password',
    ).toBeVisible();
  });
});
