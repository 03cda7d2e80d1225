import { mediaMessages } from '../../../src/i18n/catalogue/media.ts';
import { shopWindow as shopWindowEn } from '../../../src/i18n/en/catalogue/shopWindow.ts';
import { userGroups as userGroupsEn } from '../../../src/i18n/en/catalogue/userGroups.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk } from '../../support/browser/journeySettings.ts';
import { becomeMember, enter, fillSignIn, inSight, titleOf } from '../../support/browser/shopperSteps.ts';
import { administrator, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test.use(atDesk);

test('an administrator edits a product’s page and a group’s members; no typed text is lost without a question', {
  tag: '@proof',
}, async ({ page, words, otherDevice }) => {
  const language = 'en';
  const texts = shopWindowEn;
  const groups = userGroupsEn;
  const { widget } = mediaMessages[language];
  const mark = crypto.randomUUID().slice(0, 8);
  const save = page.getByRole('button', { name: words.persistedForm.save, exact: true });
  await enter(page, administrator);

  await test.step('leaving asks while something is not saved, by a link, the back button or a sign-out', async () => {
    const { menu } = words.administration;
    const { leaving, refuse, confirm } = menu.unsaved;
    const places = page.getByRole('navigation', { name: menu.label });
    const dialog = page.getByRole('dialog');
    const first = page
      .getByRole('group', { name: texts.howToBuy.step(1) })
      .getByRole('textbox')
      .first();
    await page.goto(deskLinks.pages());
    await places.getByRole('link', { name: menu.howToBuy }).click();
    await expect(first).toHaveValue(/./);
    const stored = await first.inputValue();
    await first.fill(mark);
    await expect(page.getByText(texts.unchanged)).toBeHidden();

    await places.getByRole('link', { name: menu.groupNames.people, exact: true }).click();
    await expect(dialog.getByText(leaving.body)).toBeVisible();
    await dialog.getByRole('button', { name: refuse }).click();
    await expect(dialog).toBeHidden();
    await page.evaluate(() => history.back());
    await dialog.getByRole('button', { name: refuse }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(deskLinks.howToBuy());
    await expect(first).toHaveValue(mark);

    await page.evaluate(() => history.back());
    await dialog.getByRole('button', { name: leaving.confirm }).click();
    await expect(page).toHaveURL(deskLinks.pages());
    await places.getByRole('link', { name: menu.howToBuy }).click();
    await expect(first).toHaveValue(stored);

    await first.fill(mark);
    await inSight(page.getByRole('button', { name: menu.signOut })).click();
    await dialog.getByRole('button', { name: confirm }).click();
    await expect(page).toHaveURL(links.home());
    await page.goto(deskLinks.howToBuy());
    await fillSignIn(page, words, administrator);
    await expect(first).toHaveValue(stored);
  });

  await test.step('another cover, which is seen before it is saved', async () => {
    await page.goto(deskLinks.item('1016'));
    await page.getByRole('tab', { name: texts.cover.title }).click();
    const part = page.getByRole('tabpanel', { name: texts.cover.title });
    const shown = part.locator('img').first();
    const before = await shown.getAttribute('src');
    const alt = part.getByRole('textbox').first();
    await expect(alt).toHaveValue(/./);
    await part.getByRole('button', { name: new RegExp(`^${widget.remove('')}`) }).click();
    await page.getByRole('dialog').getByRole('button', { name: widget.confirm }).click();
    await part.locator('input[type=file]').setInputFiles('tests/fixtures/cover.png');
    await expect(alt).toHaveValue('');
    await expect(shown).not.toHaveAttribute('src', before ?? '');
    await save.click();
    await expect(alt).toHaveAccessibleDescription(new RegExp(texts.problems['text.th.required']));
    await alt.fill(`ปก ${mark}`);
    const address = (await shown.getAttribute('src')) ?? '';
    await save.click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    const drawn = await (await page.request.get(links.course('1016'))).text();
    expect(drawn).toContain(address);
    expect(drawn).not.toContain(before);
  });

  await test.step('a picture and the words of its links', async () => {
    await page.goto(deskLinks.items());
    await page.getByRole('searchbox', { name: texts.items.search }).fill('5006');
    await page.getByRole('link', { name: texts.items.editOf(titleOf('5006', language)), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: titleOf('5006', language) })).toBeVisible();
    await page.getByRole('tab', { name: texts.gallery.title }).click();
    const gallery = page.getByRole('tabpanel', { name: texts.gallery.title });
    const pictures = gallery.getByRole('list', { name: texts.gallery.title }).getByRole('listitem');
    await expect(pictures.first()).toBeVisible();
    const number = (await pictures.count()) + 1;
    await gallery.locator('input[type=file]').setInputFiles('tests/fixtures/cover.png');
    await expect(pictures).toHaveCount(number);
    await save.click();
    const alt = pictures.last().getByRole('textbox').first();
    await expect(alt).toHaveAccessibleDescription(new RegExp(texts.problems['text.th.required']));
    await alt.fill(`ด้านข้าง ${mark}`);
    await page.getByRole('button', { name: texts.rows.up(texts.gallery.picture(number)) }).click();
    await save.click();
    await expect(page.getByText(texts.saved)).toBeVisible();
    await page.getByRole('tab', { name: texts.sharing.title }).click();
    await page.getByRole('textbox', { name: texts.inThai(texts.sharing.fields.facebookTitle) }).fill(`แชร์เลย ${mark}`);
    await save.click();
    await expect(page.getByText(texts.unchanged).filter({ visible: true })).toBeVisible();
    const drawn = await (await page.request.get(links.product('5006'))).text();
    expect(drawn).toContain(`ด้านข้าง ${mark}`);
    expect(drawn).toContain(`content="แชร์เลย ${mark}"`);
  });

  await test.step('somebody is put into a new group, and taken out', async () => {
    const member = memberNamed('กานดา', mark);
    await becomeMember(await otherDevice(), member);
    await page.goto(deskLinks.groups());
    await page.getByRole('button', { name: groups.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: groups.nameTh }).fill(`กลุ่ม ${mark}`);
    await dialog.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: groups.openOf(`กลุ่ม ${mark}`), exact: true }).click();
    const people = page.getByRole('region', { name: groups.people.title });
    await people.getByRole('searchbox').fill(member.email);
    await people.getByRole('button', { name: groups.people.putOf(`กานดา ${mark}`) }).click();
    const out = people.getByRole('button', { name: groups.people.takeOf(`กานดา ${mark}`) });
    await expect(out).toBeVisible();
    await out.click();
    await expect(people.getByText(groups.people.empty)).toBeVisible();
  });

  await test.step('a group that courses are kept for alone stays, and goes once they are free', async () => {
    const title = titleOf('1016', language);
    const courses = page.getByRole('region', { name: groups.courses.title });
    await courses.getByRole('searchbox').fill('1016');
    await courses.getByRole('button', { name: groups.courses.putOf(title) }).click();
    const out = courses.getByRole('button', { name: groups.courses.takeOf(title) });
    await expect(out).toBeVisible();
    await page.getByRole('link', { name: groups.back }).click();
    const remove = page.getByRole('button', { name: groups.removal.confirmOf(`กลุ่ม ${mark}`) });
    const dialog = page.getByRole('dialog');
    const confirm = dialog.getByRole('button', { name: groups.removal.confirm, exact: true });
    await remove.click();
    await expect(dialog.getByText(groups.removal.people(0))).toBeVisible();
    await confirm.click();
    await expect(dialog.getByText(title)).toBeVisible();
    await dialog.getByRole('link', { name: groups.removal.toCourses }).click();
    await out.click();
    await expect(courses.getByText(groups.courses.empty)).toBeVisible();
    await page.getByRole('link', { name: groups.back }).click();
    await remove.click();
    await confirm.click();
    await expect(page.getByText(groups.removal.done)).toBeVisible();
    await expect(remove).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
