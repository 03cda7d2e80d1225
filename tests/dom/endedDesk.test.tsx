import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../src/app/queryClient.ts';
import { currentPerson, login } from '../../src/contract/people/session.ts';
import { howToBuySetting } from '../../src/contract/site/howToBuy.ts';
import type { Person } from '../../src/domain/people/identity.ts';
import type { HowToBuy } from '../../src/domain/site/typedHowToBuy.ts';
import { shopWindowMessages } from '../../src/i18n/catalogue/shopWindow.ts';
import { sessionKey } from '../../src/platform/session/sessionKey.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { personAs, plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { session } = wordsOf(true);
const { howToBuy: texts, inThai } = shopWindowMessages.th;
const stored: HowToBuy = { isEnabled: true, steps: [{ th: 'เลือก', en: null }] };
const editor = personAs('content');

test.each([
  ['the same person finds what was typed', editor, 'เลือกคอร์ส'],
  ['another person finds what is stored', { ...editor, id: '6' }, 'เลือก'],
] satisfies [string, Person, string][])(
  'the session ends while a form is typed: %s',
  async (_told, newcomer, shown) => {
    const shop = plainShop({ role: 'content' });
    shop.answers(howToBuySetting.read, stored);
    const user = await openApp(deskLinks.howToBuy());
    const typed = async () => field(inThai(texts.text), await screen.findByRole('form', { name: texts.title }));
    await user.type(await typed(), 'คอร์ส');

    shop.answers(currentPerson, null);
    await act(() => queryClient.refetchQueries({ queryKey: sessionKey }));
    await screen.findByRole('button', { name: session.login.submit });
    await user.type(field(session.login.username), 'mali');
    shop.answers(login, newcomer);
    shop.answers(currentPerson, newcomer);
    await user.type(field(session.login.password), 'right{Enter}');
    expect(await typed()).toHaveValue(shown);
  },
);
