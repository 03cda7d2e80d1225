import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseDetail } from '../../src/contract/catalogue/course.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';
import { course, plan } from '../unit/courseFixture.ts';

const { course: texts, courseParts, cart } = wordsOf(true);
const yearly = plan('year', { name: { th: 'รายปี', en: null } });
const monthly = plan('month', {
  name: { th: 'รายเดือน', en: null },
  isDefault: true,
  prices: { THB: 59_000, USD: null },
});
const closed = plan('club', { name: { th: 'ชมรม', en: null }, membersOnly: true });

async function openCourse(address = '/course/1') {
  const shop = plainShop();
  shop.answers(courseDetail, course({ plans: [yearly, monthly, closed], layout: 'default' }));
  const user = await openApp(address);
  await screen.findByRole('heading', { level: 1, name: 'คอร์ส' });
  return user;
}

/** The plans, which stand below the first screen and come with the first scroll. */
async function plans() {
  fireEvent.scroll(window);
  return within((await screen.findAllByRole('group', { name: courseParts.plans.legend }))[0] as HTMLElement);
}
const planNamed = async (name: string) => (await plans()).getByRole('radio', { name: new RegExp(`^${name}`) });

test('the plan of the course is chosen, arrow keys choose another, and one for members is closed with the way in', async () => {
  const user = await openCourse();
  expect(await planNamed('รายเดือน')).toBeChecked();
  expect(await planNamed('ชมรม')).toBeDisabled();
  expect((await plans()).getByRole('link', { name: courseParts.plans.signIn })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fcourse%2F1',
  );
  (await planNamed('รายเดือน')).focus();
  await user.keyboard('{ArrowUp}');
  expect(await planNamed('รายปี')).toBeChecked();
  expect(await planNamed('รายปี')).toHaveFocus();
});

test('a removed button leaves the focus to its replacement', async () => {
  const user = await openCourse();
  const add = (await screen.findAllByRole('button', { name: courseParts.addToCart }))[0] as HTMLElement;
  add.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(courseParts.inCart));
  expect(document.activeElement).toHaveAttribute('href', '/cart');
});

test('the chosen plan goes into the cart, which opens', async () => {
  const user = await openCourse();
  await user.click(await planNamed('รายปี'));
  await user.click((await screen.findAllByRole('button', { name: texts.offer.register }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: cart.title });
  expect(screen.getByRole('listitem')).toHaveTextContent('รายปี');
});
