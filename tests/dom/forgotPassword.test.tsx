import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { requestPasswordLink } from '../../src/contract/people/session.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const texts = wordsOf(true).session.forgot;

test('an address is asked for, checked, and the answer names it', async () => {
  const shop = plainShop();
  shop.answers(requestPasswordLink, null);
  const user = await openApp('/forgotpass');
  const submit = await screen.findByRole('button', { name: texts.submit });
  await user.click(submit);
  expect(field(texts.email)).toHaveFocus();
  expect(field(texts.email)).toHaveAccessibleDescription(texts.emailRequired);
  await user.type(field(texts.email), 'mali@{Enter}');
  expect(field(texts.email)).toHaveAccessibleDescription(texts.emailInvalid);
  expect(shop.sent(requestPasswordLink)).toEqual([]);
  await user.type(field(texts.email), 'example.com{Enter}');
  expect(await screen.findByText(texts.sentBody('mali@example.com'))).toBeVisible();
});
