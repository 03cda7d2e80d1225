import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changePassword, currentPasswordField, ownProfile } from '../../src/contract/people/profile.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { personAs, plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { account, registration, persistedForm } = wordsOf(true);
const texts = account.password;

async function openForm() {
  const shop = plainShop({ role: 'student' });
  const unsaid = { nickname: null, address: null, pictureName: null };
  shop.answers(ownProfile, { ...personAs('student'), ...unsaid, hasPassword: true, wayBack: 'password' });
  const user = await openApp('/myaccount');
  const edit = await screen.findByRole('button', { name: persistedForm.editOf(account.parts.password) });
  await user.click(edit);
  await waitFor(() => expect(field(texts.current)).toHaveFocus());
  return { shop, user };
}
const save = () => screen.getByRole('button', { name: persistedForm.save });

test('the new password is checked before it is sent, and a wrong old one is shown under its field', async () => {
  const { shop, user } = await openForm();
  shop.refuses(changePassword, {
    ...{ status: 400, code: 'INPUT_ERROR', details: { fields: { [currentPasswordField]: 'ไม่ถูกต้อง' } } },
  });
  await user.type(field(texts.current), 'former');
  await user.type(field(texts.next), 'learn-it');
  await user.type(field(texts.confirm), 'learn-on');
  await user.click(save());
  expect(field(texts.confirm)).toHaveFocus();
  expect(field(texts.confirm)).toHaveAccessibleDescription(registration.problems['confirm.mismatch']);
  expect(shop.sent(changePassword)).toEqual([]);
  await user.clear(field(texts.confirm));
  await user.type(field(texts.confirm), 'learn-it{Enter}');
  await waitFor(() => expect(field(texts.current)).toHaveAccessibleDescription('ไม่ถูกต้อง'));
});

test('a saved password closes the form and shows a toast', async () => {
  const { shop, user } = await openForm();
  shop.answers(changePassword, null);
  await user.type(field(texts.current), 'former');
  for (const one of [texts.next, texts.confirm]) await user.type(field(one), 'learn-it');
  await user.click(save());
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(screen.queryByLabelText(new RegExp(`^${texts.current}`))).not.toBeInTheDocument();
  expect(shop.sent(changePassword)).toEqual([{ current: 'former', password: 'learn-it', signsOutOthers: true }]);
});
