import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { listCustomLabels } from '../../src/contract/people/customLabel.ts';
import { registerStudent } from '../../src/contract/people/registration.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { personAs, plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const words = wordsOf(true);
const texts = words.registration;
const member = {
  ...{ firstName: 'มะลิ', lastName: 'ใจดี', email: 'mali@example.com', username: 'mali' },
  ...{ password: 'learn-it', confirmPassword: 'learn-it' },
};

async function openForm() {
  const shop = plainShop();
  shop.answers(listCustomLabels, []);
  const user = await openApp('/register');
  await screen.findByRole('button', { name: texts.submit });
  return { shop, user };
}

const submit = () => screen.getByRole('button', { name: texts.submit });

async function fill(user: UserEvent, typed: Partial<typeof member>) {
  for (const [name, text] of Object.entries(typed)) {
    const one = field(texts.fields[name as keyof typeof member]);
    await user.clear(one);
    await user.type(one, text);
  }
}

test('each field that is wrong says why, the first one has the focus, and nothing is sent', async () => {
  const { shop, user } = await openForm();
  shop.answers(registerStudent, personAs('student'));
  await fill(user, { lastName: 'ใจดี', email: 'mali@', password: 'short', confirmPassword: 'other' });
  await user.click(submit());
  expect(field(texts.fields.firstName)).toHaveFocus();
  expect(field(texts.fields.firstName)).toHaveAccessibleDescription(texts.problems['firstName.required']);
  expect(field(texts.fields.lastName)).toBeValid();
  expect(field(texts.fields.email)).toHaveAccessibleDescription(
    expect.stringContaining(texts.problems['email.invalid']),
  );
  expect(field(texts.fields.confirmPassword)).toBeInvalid();
  expect(shop.sent(registerStudent)).toEqual([]);
});

test('a refused field shows the message and gets the focus, and typed text stays', async () => {
  const { shop, user } = await openForm();
  shop.refuses(registerStudent, {
    ...{
      status: 409,
      code: 'DUPLICATE_USERNAME',
      details: { fields: { username: words.failures.DUPLICATE_USERNAME } },
    },
  });
  await fill(user, member);
  await user.click(submit());
  const refused = field(texts.fields.username);
  await waitFor(() => expect(refused).toHaveFocus());
  expect(refused).toHaveAccessibleDescription(expect.stringContaining(words.failures.DUPLICATE_USERNAME));
  expect(refused).toHaveValue('mali');
  expect(field(texts.fields.firstName)).toHaveValue('มะลิ');
});

test('a refusal without a field shows in the form and is scrolled into view', async () => {
  const { shop, user } = await openForm();
  shop.refuses(registerStudent, { status: 409, code: 'OVER_LIMIT_USER' });
  await fill(user, member);
  await user.click(submit());
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent(words.failures.OVER_LIMIT_USER);
  await waitFor(() => expect(told.closest('[tabindex]')).toHaveFocus());
});
