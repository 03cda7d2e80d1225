import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiscardQuestion } from '../../../src/features/outbox/DiscardQuestion.tsx';
import { RefusedProgress } from '../../../src/features/outbox/RefusedProgress.tsx';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';
import { outbox } from '../../../src/i18n/en/buying/outbox.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { Discarding } from '../../../src/platform/outbox/discardReports.ts';
import { type Notice, subscribeToNotices } from '../../../src/ui/notice/notify.ts';
import { ConfirmSheet } from '../../../src/ui/sheet/ConfirmSheet.tsx';
import { runHook } from '../../support/run/runHook.ts';

/** A busy sender whose end the test decides; a cancellation ends the wait too. */
const waiting: { keys: readonly string[]; yes: AbortSignal | undefined; end: (outcome: Discarding) => void }[] = [];

vi.mock('../../../src/platform/outbox/discardReports.ts', () => ({
  discardReports: (keys: readonly string[], yes?: AbortSignal) =>
    new Promise<Discarding>((end) => {
      waiting.push({ keys, yes, end });
      yes?.addEventListener('abort', () => end('takenBack'));
    }),
}));

let isSenderBusy = false;
vi.mock('../../../src/platform/outbox/isBeingSent.ts', () => ({ isBeingSent: async () => isSenderBusy }));

const forgetEdit = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('../../../src/features/outbox/forgetEdit.ts', () => ({ forgetEdit }));

type Question = { body: ReactNode; open: boolean; busy: boolean; onConfirm: () => void; onCancel: () => void };

/** The question in a component's markup. */
function questionIn(drawn: ReactElement): Question {
  const { children } = drawn.props as { children?: ReactNode };
  const all = [drawn, children].flat() as ReactElement[];
  return all.find((one) => one?.type === ConfirmSheet)?.props as Question;
}

const run = (component: () => ReactElement) =>
  runHook(
    () => questionIn(component()),
    (inside) => <DrawnLanguage value="en">{inside}</DrawnLanguage>,
  );

const entry = { key: 'r', state: 'queued', attempts: 0, draft: { subject: { number: '1' } } } as unknown as ReportEntry;

beforeEach(() => {
  waiting.length = 0;
  isSenderBusy = false;
  forgetEdit.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('who keeps a report after all takes the word back that waits, which closes nothing any more', async () => {
  const answered = vi.fn();
  const asked = await run(() => DiscardQuestion({ entry, orders: [], onAnswered: answered }));
  await asked.does(({ onConfirm }) => onConfirm());
  expect(asked.now().busy).toBe(true);
  await asked.does(({ onCancel }) => onCancel());
  expect(waiting.map(({ yes }) => yes?.aborted)).toEqual([true]);
  await asked.does(() => waiting[0]?.end('discarded'));
  expect(answered).toHaveBeenCalledOnce();
  await asked.leave();
});

test('a word that waits is taken back by going elsewhere', async () => {
  const asked = await run(() => DiscardQuestion({ entry, orders: [], onAnswered: () => {} }));
  await asked.does(({ onConfirm }) => onConfirm());
  await asked.leave();
  expect(waiting.map(({ yes }) => yes?.aborted)).toEqual([true]);
});

test('a word that holds is carried out and closes the question', async () => {
  const answered = vi.fn();
  const asked = await run(() => DiscardQuestion({ entry, orders: [], onAnswered: answered }));
  await asked.does(({ onConfirm }) => onConfirm());
  await asked.does(() => waiting[0]?.end('discarded'));
  expect(answered).toHaveBeenCalledOnce();
  expect(forgetEdit).toHaveBeenCalledWith('r');
  await asked.leave();
});

test('a confirmation that waits for the sender says so, and one that waits for nothing does not', async () => {
  for (isSenderBusy of [false, true]) {
    const asked = await run(() => DiscardQuestion({ entry, orders: [], onAnswered: () => {} }));
    const said = () => renderToStaticMarkup(asked.now().body);
    expect(said()).not.toContain(outbox.discardQuestion.waits);
    await asked.does(({ onConfirm }) => onConfirm());
    expect(said().includes(outbox.discardQuestion.waits)).toBe(isSenderBusy);
    expect(said()).toContain(outbox.discardQuestion.body('1'));
    await asked.leave();
  }
});

test('refused progress that is kept after all stays, and none of it is taken away later', async () => {
  const asked = await run(() => RefusedProgress({ keys: ['a', 'b'] }));
  await asked.does(({ onConfirm }) => onConfirm());
  await asked.does(({ onCancel }) => onCancel());
  await asked.does(() => waiting[0]?.end('discarded'));
  expect(waiting.map(({ keys, yes }) => [keys, yes?.aborted])).toEqual([[['a', 'b'], true]]);
  expect(asked.now()).toMatchObject({ open: false, busy: false });
  await asked.leave();
});

test('refused progress that cannot be deleted during a delivery is reported as such', async () => {
  const told: Notice[] = [];
  const stop = subscribeToNotices((notice) => told.push(notice));
  const asked = await run(() => RefusedProgress({ keys: ['a'] }));
  await asked.does(({ onConfirm }) => onConfirm());
  await asked.does(() => waiting[0]?.end('isSending'));
  expect(told).toEqual([{ kind: 'info', title: outbox.outcome.isSending }]);
  stop();
  await asked.leave();
});
