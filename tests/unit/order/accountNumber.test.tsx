import { afterEach, expect, test, vi } from 'vitest';
import { DestinationAccounts } from '../../../src/features/orders/payment/transfer/DestinationAccounts.tsx';
import { orders } from '../../../src/i18n/th/buying/orders.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

const { notify } = vi.hoisted(() => ({ notify: vi.fn() }));
vi.mock('../../../src/ui/notice/notify.ts', () => ({ notify }));
vi.mock('../../../src/features/bankTransfer/useBankLists.ts', () => ({
  useBankLists: () => ({ accounts: [{ id: 'a', bankCode: 'KBANK', accountNumber: '012-3' }] }),
}));

afterEach(() => {
  notify.mockClear();
  vi.unstubAllGlobals();
});

/** Presses "copy" on a page that allows it or not; returns clipboard and selection. */
async function copied(writes: () => Promise<void>) {
  const writeText = vi.fn(writes);
  const selectAllChildren = vi.fn();
  const remember = vi.fn();
  standInPage();
  vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  Object.assign(document, { getElementById: (id: string) => ({ id }) });
  const page = await runHook(
    () => DestinationAccounts({ onCopy: remember }),
    (inside) => <DrawnLanguage value="th">{inside}</DrawnLanguage>,
  );
  const number = partOf(page.now(), ({ props }) => props.children === '012-3');
  const button = partOf(page.now(), ({ props }) => props.icon === 'copy');
  await page.does(() => (button.props.onClick as () => void)());
  await page.leave();
  expect(remember).toHaveBeenCalledExactlyOnceWith('a');
  return { texts: writeText.mock.calls, selected: selectAllChildren.mock.calls, number: { id: number.props.id } };
}

test('the number of an account is put to paste as the bank’s app takes it', async () => {
  const { texts, selected } = await copied(async () => {});
  expect([texts, selected]).toEqual([[['0123']], []]);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'done', title: orders.copied });
});

test('without a clipboard the number is selected, and people are asked to copy it by hand', async () => {
  const { selected, number } = await copied(async () => Promise.reject(new Error('Not allowed')));
  expect(selected).toEqual([[number]]);
  expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'warning', title: orders.copyByHand, detail: '012-3' });
});
