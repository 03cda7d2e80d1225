import { Children, isValidElement, type ReactElement, type ReactNode, useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaveDevice } from '../../../src/features/leaving/LeaveDevice.tsx';
import type { SendingBeforeLeaving } from '../../../src/features/leaving/sendBeforeLeaving.ts';
import { sharedDevice } from '../../../src/i18n/en/people/sharedDevice.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { Discarding } from '../../../src/platform/outbox/discardReports.ts';
import { entryLockOf, outboxLock } from '../../../src/platform/outbox/outboxLock.ts';
import { runHook } from '../../support/run/runHook.ts';

const { unsent, discardQuestion } = sharedDevice;
const sender = vi.hoisted(() => ({
  /** The entry that is being sent. */
  held: [] as readonly string[],
  entries: [{ key: 'r', state: 'queued' }],
  end: (_: Discarding) => {},
  found: 'notSent' as SendingBeforeLeaving,
  leaves: async () => {},
}));

vi.mock('../../../src/features/outbox/useReportEntries.ts', () => ({
  useReportEntries: () => ({ reading: 'success', entries: sender.entries }),
}));
vi.mock('../../../src/features/sharedSlip/useSharedSlips.ts', () => ({
  useSharedSlips: () => ({ slips: [], isReading: false, readAgain: () => {} }),
}));
vi.mock('../../../src/features/leaving/useBegunReports.ts', () => ({
  useBegunReports: () => ({ isReading: false, begun: [], readAgain: async () => {} }),
}));
vi.mock('../../../src/features/session/useSession.ts', () => ({ usePerson: () => null }));
vi.mock('../../../src/features/session/useSessionActions.ts', () => ({ useSessionActions: () => ({}) }));
vi.mock('../../../src/features/leaving/sendBeforeLeaving.ts', () => ({ sendBeforeLeaving: async () => sender.found }));
vi.mock('../../../src/features/session/clearSharedDevice.ts', () => ({
  clearSharedDevice: async () => sender.leaves(),
}));
vi.mock('../../../src/platform/outbox/discardReports.ts', () => ({
  discardReports: (_: readonly string[], yes?: AbortSignal) =>
    new Promise<Discarding>((end) => {
      sender.end = end;
      yes?.addEventListener('abort', () => end('takenBack'));
    }),
}));

type Props = { children?: ReactNode; actions?: ReactNode; open?: boolean; title?: string; busy?: boolean } & Partial<
  Record<'onClick' | 'onConfirm' | 'onCancel', () => void>
>;

/** All elements rendered inside, including a sheet's footer. */
const within = (node: ReactNode): ReactElement<Props>[] =>
  Children.toArray(node)
    .filter((one) => isValidElement<Props>(one))
    .flatMap((one) => [one, ...within(one.props.children), ...within(one.props.actions)]);

let ask: () => void;

const openQuestion = (drawn: ReactElement) => {
  const sheet = within(drawn).find(({ props }) => props.open === true);
  const words = within(sheet).map(({ props }) => props.children);
  const pressable = (label: string) => within(sheet).find(({ props }) => props.children === label)?.props;
  return { ...sheet?.props, words, pressable };
};

async function leaveWithReport() {
  const button = (asks: () => void) => {
    ask = asks;
    return null;
  };
  const leaving = await runHook(
    () => {
      const [, drawAgain] = useReducer((times: number) => times + 1, 0);
      return { ...openQuestion(LeaveDevice({ button })), drawAgain };
    },
    (inside) => <DrawnLanguage value="en">{inside}</DrawnLanguage>,
  );
  await leaving.does(() => ask());
  expect(leaving.now().title).toBe(unsent.title);
  return leaving;
}

beforeEach(() => {
  Object.assign(sender, { held: [], entries: [{ key: 'r', state: 'queued' }] });
  sender.leaves = vi.fn();
  vi.spyOn(navigator.locks, 'query').mockImplementation(async () => ({ held: sender.held.map((name) => ({ name })) }));
  vi.stubGlobal('location', { assign: vi.fn() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('after returning from the discard question the report can be kept at once, and no departure follows', async () => {
  const leaving = await leaveWithReport();
  await leaving.does(({ pressable }) => pressable(unsent.discard)?.onClick?.());
  expect(leaving.now().title).toBe(discardQuestion.title);
  await leaving.does(({ onConfirm }) => onConfirm?.());
  expect(leaving.now().busy).toBe(true);
  await leaving.does(({ onCancel }) => onCancel?.());
  expect(leaving.now().title).toBe(unsent.title);
  expect(leaving.now().pressable(unsent.keep)?.busy).toBe(false);
  await leaving.does(() => sender.end('discarded'));
  expect(leaving.now().title).toBe(unsent.title);
  expect(sender.leaves).not.toHaveBeenCalled();
  await leaving.leave();
});

test('a report is said to be still on its way as long as it is, and not to have failed', async () => {
  const leaving = await leaveWithReport();
  Object.assign(sender, { held: [outboxLock], found: 'stillSending' });
  await leaving.does(({ pressable }) => pressable(unsent.send)?.onClick?.());
  expect(leaving.now().words).toContain(unsent.stillSending);
  expect(leaving.now().words).not.toContain(unsent.stillHere);
  Object.assign(sender, { held: [], found: 'notSent' });
  await leaving.does(({ pressable }) => pressable(unsent.send)?.onClick?.());
  expect(leaving.now().words).toContain(unsent.stillHere);
  expect(leaving.now().words).not.toContain(unsent.stillSending);
  await leaving.leave();
});

test('a report that is being sent by itself is said to be as soon as leaving asks about it, and is not offered to be sent', async () => {
  sender.held = [outboxLock, entryLockOf('r')];
  const leaving = await leaveWithReport();
  expect(leaving.now().words).toContain(unsent.stillSending);
  expect(leaving.now().pressable(unsent.send)?.busy).toBe(true);
  expect(leaving.now().pressable(unsent.keep)?.busy).toBe(false);
  await leaving.leave();
});

test('once the report is sent by itself nothing is asked about it any more', async () => {
  const leaving = await leaveWithReport();
  sender.entries = [{ key: 'r', state: 'sent' }];
  await leaving.does(({ drawAgain }) => drawAgain());
  expect(leaving.now().title).toBe(sharedDevice.question.title);
  await leaving.leave();
});

test('a report is not said to be on its way while something else is sent before it, and can be sent', async () => {
  sender.held = [outboxLock, entryLockOf('another')];
  const leaving = await leaveWithReport();
  await leaving.does(({ drawAgain }) => drawAgain());
  expect(leaving.now().words).not.toContain(unsent.stillSending);
  expect(leaving.now().pressable(unsent.send)?.busy).toBe(false);
  await leaving.leave();
});

test('a refused report is not sent again: sending is not offered, and no retry is suggested', async () => {
  sender.entries = [{ key: 'r', state: 'queued' }];
  const leaving = await leaveWithReport();
  await leaving.does(({ pressable }) => pressable(unsent.send)?.onClick?.());
  sender.entries = [{ key: 'r', state: 'failed' }];
  await leaving.does(({ drawAgain }) => drawAgain());
  for (const words of [unsent.stillSending, unsent.stillHere]) expect(leaving.now().words).not.toContain(words);
  expect(leaving.now().pressable(unsent.send)).toBeUndefined();
  for (const label of [unsent.keep, unsent.discard]) expect(leaving.now().pressable(label)).toBeDefined();
  await leaving.leave();
});

test('a refused report is still asked about once the rest is sent', async () => {
  Object.assign(sender, { entries: ['queued', 'failed'].map((state) => ({ key: state, state })), found: 'done' });
  const leaving = await leaveWithReport();
  await leaving.does(({ pressable }) => pressable(unsent.send)?.onClick?.());
  expect(leaving.now().title).toBe(unsent.title);
  await leaving.leave();
});

test('keeping it and leaving asks nothing more, although the shown outbox is deleted', async () => {
  const gone = Promise.withResolvers<void>();
  sender.leaves = () => gone.promise;
  const leaving = await leaveWithReport();
  await leaving.does(({ pressable }) => void pressable(unsent.keep)?.onClick?.());
  sender.entries = [];
  await leaving.does(({ drawAgain }) => drawAgain());
  expect(leaving.now().title).toBe(unsent.title);
  await leaving.does(() => gone.resolve());
  await leaving.leave();
});
