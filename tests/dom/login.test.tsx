import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login } from '../../src/contract/people/session.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { personAs, plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const words = wordsOf(true);
const texts = words.session.login;
const username = () => field(texts.username);
const password = () => field(texts.password);
const submit = () => screen.getByRole('button', { name: texts.submit });

test('an empty form shows problems under its fields, focuses the first one and sends nothing', async () => {
  const shop = plainShop();
  shop.answers(login, personAs('student'));
  const user = await openApp('/login');
  await user.click(submit());
  expect(username()).toHaveFocus();
  expect(username()).toHaveAccessibleDescription(texts.usernameRequired);
  expect(password()).toHaveAccessibleDescription(texts.passwordRequired);
  await user.type(username(), 'mali');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(username()).not.toHaveAttribute('aria-invalid', 'true');
  expect(shop.sent(login)).toEqual([]);
});

test('a refusal shows in the form, which can be sent again', async () => {
  const shop = plainShop();
  shop.refuses(login, { status: 401, code: 'LOGIN_FAILED' });
  const user = await openApp('/login');
  await user.type(username(), ' mali ');
  await user.type(password(), 'wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failures.LOGIN_FAILED);
  expect(shop.sent(login)).toEqual([{ username: 'mali', password: 'wrong' }]);

  shop.answers(login, personAs('student'));
  await user.clear(password());
  await user.type(password(), 'right{Enter}');
  await waitFor(() => expect(shop.sent(login)).toHaveLength(2));
});

test('the password is shown as long as its button is pressed in', async () => {
  plainShop();
  const user = await openApp('/login');
  const show = screen.getByRole('button', { name: words.ui.showPassword });
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(show);
  expect(password()).toHaveAttribute('type', 'text');
  expect(show).toHaveAttribute('aria-pressed', 'true');
  await user.click(show);
  expect(password()).toHaveAttribute('type', 'password');
});
