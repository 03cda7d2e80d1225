import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { clear, keys } from 'idb-keyval';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeaveDevice } from '../../src/features/leaving/LeaveDevice.tsx';
import { AccessDialog } from '../../src/features/session/AccessDialog.tsx';
import { sharedDevice } from '../../src/i18n/en/sharedDevice.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { writeGuestDetails } from '../../src/platform/cartStorage.ts';
import { writeDraft } from '../../src/platform/draftStorage.ts';
import { deviceStore } from '../../src/platform/stores.ts';
import { runHook } from '../support/runHook.ts';

const emptyDevice = () => clear(deviceStore());

vi.mock('react-router-dom', async (original) => ({ ...(await original<object>()), useNavigate: () => () => {} }));
vi.mock('../../src/features/outbox/useReportEntries.ts', () => ({
  useReportEntries: () => ({ reading: 'success', entries: [] }),
}));
vi.mock('../../src/features/sharedSlip/useSharedSlips.ts', () => ({
  useSharedSlips: () => ({ slips: [], isReading: false, readAgain: () => {} }),
}));
vi.mock('../../src/features/device/useSharedDevice.ts', () => ({ useSharedDevice: () => true }));
vi.mock('../../src/features/session/useSession.ts', () => ({ usePerson: () => null }));
vi.mock('../../src/features/session/useSessionActions.ts', () => ({
  useSessionActions: () => ({ signOut: async () => {} }),
}));
vi.mock('../../src/platform/sharedDevice.ts', () => ({ tellOthersOfLeaving: () => {} }));
vi.mock('../../src/features/leaving/leaveNothing.ts', () => ({ leaveNothing: () => emptyDevice() }));
vi.mock('../../src/platform/forgetPerson.ts', () => ({ forgetPerson: () => emptyDevice() }));

const left = vi.fn();
const untilLeft = () => vi.waitFor(() => expect(left).toHaveBeenCalled());

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('location', { assign: left });
});
afterEach(() => {
  left.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What somebody typed waits for space on a full device, until room is made. */
async function typedOnFullDevice() {
  const pictures = Promise.withResolvers<boolean>();
  const remove = vi.fn(() => pictures.promise);
  vi.stubGlobal('caches', { delete: remove });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const writing = Promise.all([writeDraft('comment-5', { text: 'ดีมาก' }), writeGuestDetails({ tel: '081' })]);
  await vi.waitFor(() => expect(remove).toHaveBeenCalled());
  return async () => {
    put.mockRestore();
    pictures.resolve(true);
    await writing;
  };
}

type Drawn = ReactElement<Record<string, ReactElement<Record<string, () => void>>>>;

const inEnglish = (inside: ReactNode) => <DrawnLanguage value="en">{inside}</DrawnLanguage>;

async function leavesByButton() {
  let ask = () => {};
  const button = (asks: () => void) => {
    ask = asks;
    return null;
  };
  const leaving = await runHook(() => LeaveDevice({ button }), inEnglish);
  await leaving.does(() => ask());
  await leaving.does(async ({ props }) => {
    const sheets: readonly ReactElement<{ title?: string; onConfirm?: () => void }>[] = props.children;
    sheets.find((sheet) => sheet?.props?.title === sharedDevice.question.title)?.props.onConfirm?.();
    await untilLeft();
  });
}

async function leavesAsBlocked() {
  const dialog = AccessDialog({ failure: 'WHITELIST_USER_DENIED', onDone: () => {} });
  const Denied = dialog.type as (props: object) => Drawn;
  const blocked = await runHook(() => Denied(dialog.props), inEnglish);
  await blocked.does(async ({ props }) => {
    props.actions?.props.onClick?.();
    await untilLeft();
  });
}

test.each([
  ['leaves by the button', leavesByButton],
  ['is blocked', leavesAsBlocked],
])('of somebody who %s nothing is written that still waited for space', async (_who, leaves) => {
  const makeRoom = await typedOnFullDevice();
  await leaves();
  await makeRoom();
  expect(await keys(deviceStore())).toEqual([]);
});
