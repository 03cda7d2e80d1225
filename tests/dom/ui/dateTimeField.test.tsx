import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { EntryRules } from '../../../src/domain/dateEntry.ts';
import { DateTimeField } from '../../../src/ui/dateTime/DateTimeField.tsx';
import { field } from '../../support/dom/field.ts';
import { renderPart } from '../../support/dom/renderPart.tsx';
import { wordsOf } from '../../support/run/words.ts';

const { dateEntry: texts } = wordsOf(true);
const now = Date.UTC(2026, 1, 14, 2, 41);

function Entry({ first = '', is12Hour, ...rules }: EntryRules & { first?: string; is12Hour?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateTimeField {...rules} label="When" value={value} is12Hour={is12Hour} now={now} onValue={setValue} />
      <output>{value}</output>
    </>
  );
}

const held = () => screen.getByRole('status', { hidden: true, name: '' }).textContent;
const openPicker = async (user: Awaited<ReturnType<typeof renderPart>>, kind: EntryRules['kind']) => {
  await user.click(screen.getByRole('button', { name: texts.open[kind] }));
  return screen.findByRole('dialog', { name: 'When' });
};

test('a typed day is applied if it can be read, and flagged with the limit or the spelling if not', async () => {
  const user = await renderPart(<Entry kind="date" latest="2026-02-14" />);
  await user.type(field('When'), '1/2/2569');
  expect(held()).toBe('2026-02-01');
  await user.tab();
  expect(field('When')).toHaveValue('1 ก.พ. 2569');
  await user.clear(field('When'));
  await user.type(field('When'), '15/2/2569');
  await user.tab();
  expect(field('When')).toHaveValue('15/2/2569');
  expect(field('When')).toHaveAccessibleDescription(expect.stringContaining(texts.faults.tooLate('14 ก.พ. 2569')));
  await user.clear(field('When'));
  await user.type(field('When'), '30/2/2569');
  await user.tab();
  expect(field('When')).toBeInvalid();
});

test('the calendar is driven by keys, takes no day outside of the limits, and gives the focus back', async () => {
  const user = await renderPart(<Entry kind="date" first="2026-02-12" latest="2026-02-14" />);
  const dialog = await openPicker(user, 'date');
  const day = (date: string) => within(dialog).getByRole('button', { name: new RegExp(`${date}$`) });
  await waitFor(() => expect(day('12 ก.พ. 2569')).toHaveFocus());
  expect(day('14 ก.พ. 2569')).toHaveAttribute('aria-current', 'date');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(day('15 ก.พ. 2569')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(held()).toBe('2026-02-12');
  await user.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(held()).toBe('2026-02-07');
  expect(screen.getByRole('button', { name: texts.open.date })).toHaveFocus();
});

test('a year of the Buddhist decade leads to its months and days', async () => {
  const user = await renderPart(<Entry kind="date" first="2026-02-14" />);
  const dialog = await openPicker(user, 'date');
  const press = (name: string) => user.click(within(dialog).getByRole('button', { name }));
  await press(texts.chooseYear(2569));
  expect(within(dialog).getByText('2560–2569')).toBeVisible();
  await press('2567');
  await press('กุมภาพันธ์ 2567');
  await press(texts.dayLabel('พฤหัสบดี', '29 ก.พ. 2567'));
  expect(held()).toBe('2024-02-29');
});

test('a day and a time of twelve hours are taken together, within the offered minutes', async () => {
  const options = { minutes: [0, 30], seconds: [0] };
  const user = await renderPart(<Entry kind="dateTime" options={options} is12Hour />);
  const dialog = await openPicker(user, 'dateTime');
  const use = within(dialog).getByRole('button', { name: texts.use.dateTime });
  expect(use).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(dialog).getByRole('button', { name: texts.dayLabel('จันทร์', '16 ก.พ. 2569') }));
  expect(field(texts.hour, dialog)).toHaveValue('9');
  expect(field(texts.minute, dialog)).toHaveValue('30');
  await user.selectOptions(field(texts.period, dialog), texts.periods.pm);
  await user.selectOptions(field(texts.hour, dialog), '12');
  await user.click(use);
  expect(held()).toBe('2026-02-16 12:30:00');
  expect(field('When')).toHaveValue('16 ก.พ. 2569 12:30 PM');
});
