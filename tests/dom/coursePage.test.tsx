import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getPricingPlans } from '../../src/contract/cart/cart.ts';
import { courseDetail } from '../../src/contract/catalogue/course.ts';
import { quoteCart } from '../../src/contract/order/quote.ts';
import { listCustomLabels } from '../../src/contract/people/customLabel.ts';
import type { CourseDetail } from '../../src/domain/catalogue/course.ts';
import type { LectureContent } from '../../src/domain/learning/playlist.ts';
import type { SiteSettings } from '../../src/domain/site/siteSettings.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { signedQuote } from '../support/dom/openCheckout.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';
import { course, plan } from '../unit/courseFixture.ts';

const { course: texts, courseParts, cart, checkout, lectureKinds } = wordsOf(true);
const yearly = plan('year', { name: { th: 'รายปี', en: null } });
const monthly = plan('month', {
  name: { th: 'รายเดือน', en: null },
  isDefault: true,
  prices: { THB: 59_000, USD: null },
});
const closed = plan('club', { name: { th: 'ชมรม', en: null }, membersOnly: true });

async function openCourse(
  address = '/course/1',
  more: Partial<CourseDetail> = {},
  settings: Partial<SiteSettings> = {},
) {
  const shop = plainShop({ settings });
  shop.answers(courseDetail, course({ plans: [yearly, monthly, closed], layout: 'default', ...more }));
  shop.answers(listCustomLabels, []);
  shop.answers(getPricingPlans, [yearly, monthly, closed]);
  shop.answers(quoteCart, ({ body }) => signedQuote(body));
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

test('the lowest price stands under that of the default plan, until a plan is chosen', async () => {
  const user = await openCourse('/course/1', {
    plans: [
      { ...monthly, isDefault: false },
      { ...yearly, isDefault: true },
    ],
  });
  const bar = () => within(screen.getByRole('region', { name: texts.offer.label }));
  expect(bar().getByText('฿1,990')).toHaveClass('price');
  expect(bar().getByText(/฿590/)).not.toHaveClass('price');
  await user.click(await planNamed('รายเดือน'));
  expect(bar().getByText('฿590')).toHaveClass('price');
  await user.click(await planNamed('รายปี'));
  expect(bar().queryByText(/฿590/)).not.toBeInTheDocument();
});

test('the chosen plan is bought straight at the checkout, where it can be changed in place', async () => {
  const user = await openCourse();
  await user.click(await planNamed('รายปี'));
  await user.click((await screen.findAllByRole('button', { name: texts.offer.buy }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: checkout.title });
  const planField = await screen.findByRole('combobox', { name: cart.planOf('คอร์ส') });
  expect(planField).toHaveValue('year');
  await user.selectOptions(planField, 'month');
  await waitFor(() => expect(planField).toHaveValue('month'));
});

test.each([
  [true, 'register'],
  [false, 'buy'],
] as const)('a seat is registered for where the shop says so (%s)', async (seatsAreRegistered, word) => {
  await openCourse('/course/1', { courseType: 'inClass' }, { seatsAreRegistered });
  expect((await screen.findAllByRole('button', { name: texts.offer[word] })).length).toBeGreaterThan(0);
});

test('the agenda of a course in a classroom says where a section takes place and the kind of what is not held there', async () => {
  const named = (th: string) => ({ th, en: null });
  const lecture = (id: string, contentType: LectureContent, durationSeconds = 0) => ({
    ...{ id, name: named(`บท ${id}`), isPreview: false, durationSeconds, contentType, film: null },
  });
  const lectures = [lecture('1', 'text'), lecture('2', 'pdf'), lecture('3', 'video', 750)];
  const section = { id: 's', name: named('เช้า'), location: named('ห้องสมุด ชั้น 2'), lectures };
  await openCourse('/course/1', { courseType: 'inClass', sections: [section] });
  fireEvent.scroll(window);
  const curriculum = within(await screen.findByRole('region', { name: texts.content }));
  expect(await curriculum.findByText('ห้องสมุด ชั้น 2')).toBeVisible();
  const rows = curriculum.getAllByRole('listitem').map((row) => row.textContent ?? '');
  expect(rows).toHaveLength(3);
  expect(rows[0]).not.toContain(lectureKinds.text);
  expect(rows[1]).toContain(lectureKinds.pdf);
  expect(rows[2]).toContain(`${lectureKinds.video}12:30`);
});
