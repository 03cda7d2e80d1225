import { demoShop } from '../../server/demo/content/demoShop.ts';
import { type Language, textIn } from '../../src/domain/localText.ts';
import { links } from '../../src/ui/press/links.ts';
import { hydrated } from '../support/browser/hydrated.ts';
import { enter, fillSignIn, inSight, languageOf, pressBuy, titleOf } from '../support/browser/shopperSteps.ts';
import { student } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

const planName = (planId: string, language: Language): string => {
  const found = demoShop.courses.flatMap((course) => course.plans).find((plan) => plan.id === planId);
  if (!found) throw new Error(`The demo shop has no plan ${planId}`);
  return textIn(found.name, language);
};

/** With a plan for members. */
const forMembers = { course: '1027', plan: '1027-5' };

/** With a plan for those who own another course, as the student does. */
const forOwners = { course: '1002', plan: '1002-3' };

test('a plan for members waits for a sign-in, an owner has one of their own, and a preview plays in its place', async ({
  page,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const texts = words.courseParts;
  const radios = page.getByRole('group', { name: texts.plans.legend }).getByRole('radio');
  const radioOf = (planId: string) => radios.and(page.getByRole('radio', { name: planName(planId, language) }));

  await test.step('a guest sees why a plan cannot be chosen, and no plans for others', async () => {
    await page.goto(links.course(forMembers.course));
    await expect(radios).toHaveCount(5);
    await expect(radioOf(forMembers.plan)).toBeDisabled();
    await expect(page.getByText(texts.plans.membersOnly)).toBeVisible();
    await expect(page.getByRole('link', { name: texts.plans.signIn })).toBeVisible();
    await page.goto(links.course(forOwners.course));
    await expect(radios).toHaveCount(2);
  });

  await test.step('after a sign-in beside the plan by keyboard the focus continues there', async () => {
    await page.goto(links.course(forMembers.course));
    await hydrated(page);
    const signIn = page.getByRole('link', { name: texts.plans.signIn });
    // Any key starts loading the parts further down, which are focusable afterwards.
    await page.keyboard.press('Tab');
    await expect(page.locator('[inert]', { has: signIn })).toHaveCount(0);
    await signIn.press('Enter');
    const dialog = page.getByRole('dialog');
    await fillSignIn(dialog, words, student);
    await expect(dialog).toHaveCount(0);
    await expect(radioOf(forMembers.plan)).toBeEnabled();
    await expect(page.getByRole('group', { name: texts.plans.legend }).locator(':focus')).toHaveCount(1);
  });

  await test.step('signed in, both can be chosen', async () => {
    await enter(page, student);
    await page.goto(links.course(forMembers.course));
    await expect(radioOf(forMembers.plan)).toBeEnabled();
    await radioOf(forMembers.plan).check();
    await expect(radioOf(forMembers.plan)).toBeChecked();
    await page.goto(links.course(forOwners.course));
    await radioOf(forOwners.plan).check();
    await pressBuy(page, words);
    const chosen = page.getByRole('combobox').locator('option:checked');
    await expect(chosen).toContainText(planName(forOwners.plan, language));
  });

  await test.step('a preview plays under its name, one at a time; it rests in a closed section, and Escape closes it', async () => {
    await page
      .getByRole('link', { name: titleOf(forOwners.course, language) })
      .first()
      .click();
    const film = page.locator('video');
    await inSight(page.getByRole('button', { name: new RegExp(`^${texts.watchFreeOf('')}`) })).click();
    await expect(film).toHaveCount(1);
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    const section = page.locator('details', { has: film }).locator('summary');
    await section.click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
    await section.click();
    await film.press('Escape');
    await expect(film).toHaveCount(0);
    await expect(inSight(page.getByRole('button', { name: new RegExp(`^${texts.watchFreeOf('')}`) }))).toBeFocused();
  });
});
