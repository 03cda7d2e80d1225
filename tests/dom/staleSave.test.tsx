import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { howToBuySetting } from '../../src/contract/site/howToBuy.ts';
import { saveSettings, siteSettings } from '../../src/contract/site/site.ts';
import type { SiteSettings } from '../../src/domain/site/siteSettings.ts';
import type { HowToBuy } from '../../src/domain/site/typedHowToBuy.ts';
import { AdminHowToBuy } from '../../src/features/administration/pages/AdminHowToBuy.tsx';
import { AdminSettings } from '../../src/features/administration/settings/AdminSettings.tsx';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../src/i18n/catalogue/shopWindow.ts';
import { administrationMessages } from '../../src/i18n/people/administration.ts';
import { failures } from '../../src/i18n/th/app/failures.ts';
import { revisionOf } from '../../src/platform/net/revisionOf.ts';
import { field } from '../support/dom/field.ts';
import { plainShop, publicSite } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';
import { wordsOf } from '../support/run/words.ts';

const { persistedForm } = wordsOf(true);
const { saved, howToBuy: texts } = shopWindowMessages.th;
const { stale } = itemEditingMessages.th;
const stepsOf = (...steps: readonly string[]): HowToBuy => ({
  isEnabled: true,
  steps: steps.map((th) => ({ th, en: null })),
});

test('the second of two savers is told what the first changed, keeps the typed text, and may save it all the same', async () => {
  const shop = plainShop({ role: 'content' });
  shop.answers(howToBuySetting.read, stepsOf('เลือก'));
  shop.refuses(howToBuySetting.save, { status: 409, code: 'CHANGED_MEANWHILE' });
  const user = await renderPart(<AdminHowToBuy />);
  const typed = () => field(shopWindowMessages.th.inThai(texts.text), screen.getByRole('form', { name: texts.title }));
  await screen.findByRole('form', { name: texts.title });
  await user.type(typed(), 'คอร์ส');
  shop.answers(howToBuySetting.read, stepsOf('ดู', 'จ่าย'));
  await user.click(screen.getByRole('button', { name: persistedForm.save }));
  expect(await screen.findByText(`${stale.changed}: ${texts.steps}`)).toBeVisible();
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText(stale.title)));
  expect(screen.queryByText(failures.CHANGED_MEANWHILE)).toBeNull();
  expect(typed()).toHaveValue('เลือกคอร์ส');

  shop.answers(howToBuySetting.save, ({ body }) => body);
  await user.click(screen.getByRole('button', { name: stale.mine }));
  await user.click(screen.getByRole('button', { name: persistedForm.save }));
  await screen.findByText(saved);
  expect(screen.queryByText(stale.title)).toBeNull();
  expect(shop.sent(howToBuySetting.save)).toEqual([stepsOf('เลือกคอร์ส'), stepsOf('เลือกคอร์ส')]);
  const revisions = [stepsOf('เลือก'), stepsOf('ดู', 'จ่าย')].map((value) => revisionOf(howToBuySetting.spell(value)));
  expect(shop.revisions(howToBuySetting.save)).toEqual(await Promise.all(revisions));
});

test('two people who change different site settings are joined; of the same one the second is told', async () => {
  const shop = plainShop({ role: 'administrator' });
  const siteWith = (changes: Partial<SiteSettings>) => shop.answers(siteSettings, publicSite(changes));
  shop.answers(saveSettings, ({ body }) => body);
  const words = administrationMessages.th.settings;
  const user = await renderPart(<AdminSettings />);
  const hours = async () => await screen.findByLabelText(words.autoCancelHours, { exact: false });
  await user.clear(await hours());
  await user.type(await hours(), '24');
  siteWith({ slipRequired: false });
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(shop.sent(saveSettings).at(-1)).toMatchObject({ autoCancelHours: 24, slipRequired: false });

  await user.clear(await hours());
  await user.type(await hours(), '12');
  siteWith({ autoCancelHours: 36, slipRequired: false });
  shop.refuses(saveSettings, { status: 409, code: 'CHANGED_MEANWHILE' });
  await user.click(screen.getByRole('button', { name: words.save }));
  expect(await screen.findByText(`${stale.changed}: ${words.autoCancelHours}`)).toBeVisible();
  expect(screen.queryByText(failures.CHANGED_MEANWHILE)).toBeNull();
  expect(await hours()).toHaveValue('12');

  shop.answers(saveSettings, ({ body }) => body);
  await user.click(screen.getByRole('button', { name: stale.mine }));
  await user.click(screen.getByRole('button', { name: words.save }));
  await screen.findByText(words.saved);
  expect(screen.queryByText(stale.title)).toBeNull();
  expect(shop.sent(saveSettings).at(-1)).toMatchObject({ autoCancelHours: 12 });
  const [, old, seen] = shop.revisions(saveSettings);
  expect(seen).not.toBe(old);
});
