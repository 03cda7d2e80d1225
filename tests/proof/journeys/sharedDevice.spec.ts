import type { Page, Request, Route } from 'playwright/test';
import { sharePath } from '../../../src/contract/site/shareTarget.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/browser/device.ts';
import { goOffline, keepsAnswer, storedSlips } from '../../support/browser/offline.ts';
import { shareWithApp } from '../../support/browser/shareWithApp.ts';
import {
  becomeGuestBuyer,
  becomeMember,
  fillGuest,
  fillReport,
  fillSignIn,
  openCartWith,
  placeOrder,
  putIntoCart,
  sendReport,
  slipPicture,
} from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { linkIn, mailTo } from '../../support/services/mailbox.ts';
import { guestNamed, type Member, memberNamed } from '../../support/shop/person.ts';

test('on a shared device a shared slip waits for its owner only, and one without an owner is deleted', async ({
  device,
  otherDevice,
  words,
  readyOffline,
}) => {
  const { sharedDevice, account, share } = words;
  const [owner, next] = [memberNamed('ดาว', 'เจ้าของสลิป'), memberNamed('เดือน', 'คนถัดไป')];
  for (const member of [owner, next]) await becomeMember(await otherDevice(), member);
  let page = await device.open();
  const picture = () => page.getByRole('img', { name: share.picture });

  const signIn = (member: Member) => signInForWorker(page, words, member);
  const pressSignOut = async () => {
    await page.goto(links.account());
    await page.getByRole('button', { name: account.signOut, exact: true }).click();
  };
  const confirmLeaving = async () => {
    await page
      .getByRole('dialog', { name: sharedDevice.question.title })
      .getByRole('button', { name: sharedDevice.question.confirm })
      .click();
    await expect(page).toHaveURL('/');
  };
  const seesNothing = async () => {
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
    await expect(picture()).toHaveCount(0);
  };

  await test.step('somebody shares a slip, is asked about it as they leave, and keeps it', async () => {
    await page.goto(links.login());
    await readyOffline(page);
    await page.getByRole('checkbox', { name: sharedDevice.label }).check();
    await signIn(owner);
    await shareWithApp(page, slipPicture);
    await expect(picture()).toBeVisible();
    await pressSignOut();
    const question = page.getByRole('dialog', { name: sharedDevice.slips.title });
    await expect(question.getByText(sharedDevice.slips.stored)).toBeVisible();
    await question.getByRole('button', { name: sharedDevice.slips.keep }).click();
    await confirmLeaving();
  });

  await test.step('another person, signed in or not, neither sees it nor is asked about it', async () => {
    await seesNothing();
    await signIn(next);
    await seesNothing();
    await page.goto(`${sharePath}?report=1`);
    await expect(page.getByRole('heading', { level: 1, name: share.report.title })).toBeVisible();
    await expect(picture()).toHaveCount(0);
    await pressSignOut();
    await confirmLeaving();
  });

  await test.step('a guest’s shared slip is deleted with the browser session', async () => {
    await shareWithApp(page, slipPicture);
    await expect(picture()).toBeVisible();
    await device.close();
    page = await device.open();
    await seesNothing();
  });

  await test.step('its owner finds it', async () => {
    await signIn(owner);
    await page.goto(sharePath);
    await expect(picture()).toBeVisible();
  });
});

test('on a shared device a slip that is shared as the first deed of a session is not the former person’s', async ({
  device,
  otherDevice,
  words,
  readyOffline,
}) => {
  const { sharedDevice, share } = words;
  const [former, sharer] = [memberNamed('ดาว', 'คนก่อน'), memberNamed('เดือน', 'คนแชร์')];
  for (const member of [former, sharer]) await becomeMember(await otherDevice(), member);
  let page = await device.open();
  const picture = () => page.getByRole('img', { name: share.picture });
  const signIn = (member: Member) => signInForWorker(page, words, member);

  await test.step('somebody signs in and closes the browser', async () => {
    await page.goto(links.login());
    await readyOffline(page);
    await page.getByRole('checkbox', { name: sharedDevice.label }).check();
    await signIn(former);
    await device.close();
  });

  await test.step('the next one shares a slip, which begins the app, and has it still after signing in', async () => {
    page = await device.open();
    // Not a page of the app: the system sends the picture to the worker.
    await page.goto('/robots.txt');
    await shareWithApp(page, slipPicture);
    await expect(picture()).toBeVisible();
    await signIn(sharer);
    await page.goto(sharePath);
    await expect(picture()).toBeVisible();
    await device.close();
  });

  await test.step('the one before never sees it', async () => {
    page = await device.open();
    await signIn(former);
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1, name: share.nothing.title })).toBeVisible();
    await expect(picture()).toHaveCount(0);
  });
});

test('leaving a shared device during an unanswered delivery can be cancelled, keeping the report', async ({
  page,
  words,
  readyOffline,
}) => {
  const { sharedDevice, account, cart } = words;
  await page.goto('/');
  await readyOffline(page);
  await openCartWith(page, words, '1018');
  await page.getByRole('link', { name: cart.guest }).click();
  await page.getByRole('checkbox', { name: sharedDevice.label }).check();
  await fillGuest(page, words, guestNamed('ฝน', 'หมดเวลา'));
  await placeOrder(page, words);
  await fillReport(page, words);
  await goOffline(page, words);
  await sendReport(page, words);
  await expect.poll(() => storedSlips(page)).toHaveLength(1);
  await page.goto(links.account());
  // A request that fails as the network returns is not held.
  const held = new Map<Request, Route>();
  page.context().on('requestfailed', (request) => held.delete(request));
  await page.context().route('**/api/home/test_upload', (route) => void held.set(route.request(), route));
  const isHeld = () => expect.poll(() => held.size).toBe(1);
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  const question = page.getByRole('dialog', { name: sharedDevice.unsent.title });
  const sendNow = question.getByRole('button', { name: sharedDevice.unsent.send });
  await expect(sendNow).toBeVisible();
  await page.context().setOffline(false);
  await isHeld();
  await expect(sendNow).toHaveAttribute('aria-busy', 'true');
  await expect(question.getByText(sharedDevice.unsent.stillSending)).toBeVisible();

  await question.getByRole('button', { name: sharedDevice.unsent.discard }).click();
  const discarding = page.getByRole('dialog', { name: sharedDevice.discardQuestion.title });
  const discard = discarding.getByRole('button', { name: sharedDevice.discardQuestion.confirm });
  await discard.click();
  await expect(discard).toHaveAttribute('aria-busy', 'true');
  await discarding.getByRole('button', { name: sharedDevice.discardQuestion.refuse }).click();
  for (const route of held.values()) await route.abort();
  await expect.poll(() => held.size).toBe(0);
  await expect(question).toBeVisible();
  expect(await storedSlips(page)).toHaveLength(1);

  await isHeld();
  await expect(sendNow).toHaveAttribute('aria-busy', 'true');
  await question.getByRole('button', { name: sharedDevice.unsent.keep }).click();
  await expect(page).toHaveURL('/');
  expect(await storedSlips(page)).toHaveLength(1);
});

test('on a shared device the way out of the checkout leaves nothing either', async ({ device, otherDevice, words }) => {
  const { sharedDevice, checkout, cart } = words;
  const member = memberNamed('แพร', 'เครื่องร่วม');
  await becomeMember(await otherDevice(), member);
  const page = await device.open();
  await page.goto(links.login());
  await page.getByRole('checkbox', { name: sharedDevice.label }).check();
  await fillSignIn(page, words, member);
  await expect(page).not.toHaveURL(/login/);
  await putIntoCart(page, words, '5001');

  await page.goto(links.checkout());
  await page.getByRole('button', { name: checkout.buyer.change }).click();
  await page
    .getByRole('dialog', { name: sharedDevice.question.title })
    .getByRole('button', { name: sharedDevice.question.confirm })
    .click();
  await expect(page).toHaveURL('/');
  await page.goto(links.cart());
  await expect(page.getByText(cart.empty.title)).toBeVisible();
});

test('on a shared device the current person leaves before a mailed link signs its buyer in, and the link continues', async ({
  device,
  desk,
  otherDevice,
  words,
}) => {
  const { sharedDevice, mailedEntry, session, account } = words;
  const elsewhere = await otherDevice();
  const member = memberNamed('แพร', 'ลิงก์ของเพื่อน');
  await becomeMember(elsewhere, member);
  const guest = guestNamed('ฟ้า', 'ลิงก์ในอีเมล');
  await becomeGuestBuyer(elsewhere, guest);
  const link = linkIn(await mailTo(desk, guest.email, '/setpassword'), '/setpassword');
  const page = await device.open();
  await page.goto(links.login());
  await page.getByRole('checkbox', { name: sharedDevice.label }).check();
  await fillSignIn(page, words, member);
  await expect(page).not.toHaveURL(/login/);

  const choose = async () => {
    for (const label of [session.setPassword.password, session.setPassword.confirm])
      await page.getByRole('textbox', { name: label, exact: true }).fill('my-own-words');
    await page.getByRole('button', { name: session.setPassword.submit }).click();
  };
  await page.goto(link);
  await choose();
  await expect(page.getByRole('heading', { level: 1, name: mailedEntry.leaveFirst.title })).toBeVisible();
  await page.getByRole('button', { name: sharedDevice.leave }).click();
  await page
    .getByRole('dialog', { name: sharedDevice.question.title })
    .getByRole('button', { name: sharedDevice.question.confirm })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: session.setPassword.title })).toBeVisible();
  await choose();
  await expect(page.getByText(session.setPassword.enteredBody)).toBeVisible();
  await page.goto(links.account());
  await expect(page.getByRole('button', { name: account.signOut, exact: true })).toBeVisible();
  await expect(page.getByText(guest.email).first()).toBeVisible();
});

/** Signs in and waits until the worker knows. */
async function signInForWorker(page: Page, words: Words, member: Member): Promise<void> {
  await page.goto(links.login());
  await fillSignIn(page, words, member);
  await expect(page).not.toHaveURL(/login/);
  await keepsAnswer(page, 'private', 'session');
}
