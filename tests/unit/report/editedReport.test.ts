import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { reportDraftName } from '../../../src/features/bankTransfer/reportDraftName.ts';
import type { ReportForm } from '../../../src/features/bankTransfer/reportForm.ts';
import { attachSlip, holdsAnotherSlip } from '../../../src/features/bankTransfer/slipDraft.ts';
import { useReportForm } from '../../../src/features/bankTransfer/useReportForm.ts';
import type { ReportEntry, ReportSubject } from '../../../src/features/outbox/useReportEntries.ts';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { outbox } from '../../../src/i18n/en/buying/outbox.ts';
import { report } from '../../../src/i18n/en/buying/report.ts';
import { hasDraftsEnding, writeDraft } from '../../../src/platform/store/draftStorage.ts';
import { runHook } from '../../support/run/runHook.ts';

const sentSlip = Uint8Array.from([1, 2]).buffer;
const another = { name: 'other.jpg', type: 'image/jpeg', bytes: Uint8Array.from([9]).buffer };
let readsSlip: () => Promise<ArrayBuffer | undefined>;
let onDevice: readonly ReportEntry[] = [];
vi.mock('../../../src/platform/outbox/outboxStore.ts', () => ({
  readSlip: () => readsSlip(),
  allEntries: async () => onDevice,
}));
let serverAhead: number | null = 0;
vi.mock('../../../src/ui/page/useServerClock.ts', () => ({ useServerClock: () => serverAhead }));

let order = 0;
let subject: ReportSubject;
/** A report of the order on the device. */
const lying = (state: 'queued' | 'failed', key = `key-of-${subject.orderId}`): ReportEntry =>
  ({
    ...{ key, kind: 'transferReport', state, problem: null },
    owner: { kind: 'order', orderId: subject.orderId, token: 't' },
    slips: [{ id: 's', fileName: 'slip.jpg', type: 'image/jpeg', bytes: 2 }],
    draft: {
      subject,
      report: {
        ...{ contactName: 'มานี', originBankCode: 'KBANK', accountId: 'a', amount: 65_000 },
        ...{ date: '2026-02-14', time: '09:41:00', note: '', slipCount: 1 },
      },
    },
  }) as unknown as ReportEntry;

const begun = { amount: '650.00', slip: null };

function drawn(mends: ReportEntry | null | (() => ReportEntry), slipRequired = true) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(siteQuery.queryKey, { settings: { ...defaultSiteSettings, slipRequired } } as never);
  return runHook(
    () => useReportForm(subject, typeof mends === 'function' ? mends() : mends, { accounts: [], copiedAccountId: '' }),
    (inside) => createElement(QueryClientProvider, { client }, inside),
  );
}

/** The form after its drafts were read. */
async function opened(...given: Parameters<typeof drawn>) {
  const form = await drawn(...given);
  await vi.waitFor(async () => {
    await form.does(() => {});
    expect(form.now().isReady).toBe(true);
  });
  return form;
}
const refused = ({ tell }: ReturnType<typeof useReportForm>) =>
  tell({ type: 'refused', fields: {}, reason: 'No', nextKey: crypto.randomUUID() });
/** The form of a waiting report with another amount and slip. */
async function changed() {
  const form = await opened(lying('queued'));
  await form.does(({ change, changeSlip }) => {
    change({ amount: '1.00' });
    changeSlip(another);
  });
  return form;
}
const shown = async (mends: ReportEntry | null) => {
  const form = await opened(mends);
  const { slip } = form.now();
  const { amount } = form.now().form;
  await form.leave();
  return { amount, slip };
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  order += 1;
  onDevice = [];
  serverAhead = 0;
  readsSlip = async () => sentSlip;
  subject = {
    ...{ orderId: `o${order}`, token: 't', number: '240117', currency: 'THB', due: 65_000 },
    ...{ buyerName: 'มานี', email: 'm@example.com', tel: null, placedAt: 0, cancelAt: null },
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
vi.stubGlobal('indexedDB', new IDBFactory());
const { indexedDB } = globalThis;
beforeEach(() => vi.stubGlobal('indexedDB', indexedDB));

test.each(['queued', 'failed'] as const)(
  'a report that is %s and only looked at writes its slip into none',
  async (state) => {
    expect((await shown(lying(state))).slip?.bytes).toEqual(sentSlip);
    expect(await holdsAnotherSlip(subject.orderId, another)).toBe(false);
    expect(await shown(null)).toEqual(begun);
  },
);

test('changes of a waiting report survive a kill, and appear in no other report of its order', async () => {
  const form = await changed();
  await form.leave();
  expect(await shown(lying('queued'))).toEqual({ amount: '1.00', slip: another });
  expect(await shown(null)).toEqual(begun);
  expect(await holdsAnotherSlip(subject.orderId, { ...another, bytes: sentSlip })).toBe(false);
});

test('changes of a waiting report stay if it was refused meanwhile', async () => {
  const form = await changed();
  await form.leave();
  expect(await shown(lying('failed'))).toEqual({ amount: '1.00', slip: another });
});

test.each(['new', 'queued', 'failed'] as const)(
  'text typed after a refusal of a report that was %s is kept for its correction only',
  async (state) => {
    const form = await opened(state === 'new' ? null : lying(state));
    await form.does(({ change }) => change({ note: 'sent' }));
    await form.does(({ forget }) => forget());
    await form.does(({ change }) => change({ amount: '1.00' }));
    const { key } = form.now().state;
    await form.does(refused);
    expect(form.now().form.amount).toBe('1.00');
    expect((await shown(lying('failed', key))).amount).toBe('1.00');
    await form.does(({ change, changeSlip }) => {
      change({ amount: '2.00' });
      changeSlip(another);
    });
    await form.leave();
    expect(await shown(lying('failed', key))).toEqual({ amount: '2.00', slip: another });
    expect(await shown(null)).toEqual(begun);
    expect(await hasDraftsEnding(lying('failed').key)).toBe(false);
  },
);

test('a slip that is put to an order comes into its report that was refused, and is known there', async () => {
  onDevice = [lying('failed')];
  await attachSlip(subject.orderId, another);
  expect((await shown(lying('failed'))).slip).toEqual(another);
  expect(await holdsAnotherSlip(subject.orderId, { ...another, bytes: sentSlip })).toBe(true);
  expect(await shown(null)).toEqual(begun);
});

test.each([
  ['cannot be read', async () => Promise.reject(new Error('The disk hangs'))],
  ['is gone', async () => undefined],
  ['is not whole', async () => Uint8Array.from([1]).buffer],
])(
  'a report whose slip %s is not sent again without it, unless another is chosen or the person agrees',
  async (_, reads) => {
    readsSlip = reads;
    for (const instead of [another, null]) {
      const form = await opened(lying('queued'), false);
      expect(form.now()).toMatchObject({ isSlipLost: true, problems: { slip: outbox.slipLost } });
      await form.does(({ check }) => expect(check().report).toBeNull());
      await form.does(({ changeSlip }) => changeSlip(instead));
      expect(form.now()).toMatchObject({ isSlipLost: false, problems: {} });
      await form.does(({ check }) => expect(check().report?.slipCount).toBe(instead === null ? 0 : 1));
      await form.does(({ forget }) => forget());
      await form.leave();
    }
  },
);

test('a report waits for its slip before it can be sent again', async () => {
  const slip = Promise.withResolvers<ArrayBuffer>();
  readsSlip = () => slip.promise;
  const form = await drawn(lying('queued'));
  // Many times the turns that a form without a slip needs.
  for (let turn = 0; turn < 200; turn += 1) await form.does(() => {});
  expect(form.now().isReady).toBe(false);
  await form.does(() => slip.resolve(sentSlip));
  await vi.waitFor(async () => {
    await form.does(() => {});
    expect(form.now().isReady).toBe(true);
  });
  expect(form.now().slip?.bytes).toEqual(sentSlip);
  await form.leave();
});

test('nothing is sent where another slip cannot be opened, with the former one or without', async () => {
  const form = await opened(lying('queued'), false);
  await form.does(({ tellSlip }) => tellSlip('unreadable'));
  expect(form.now().problems).toEqual({});
  await form.does(({ check }) => expect(check()).toEqual({ report: null, faultCount: 1 }));
  expect(form.now().problems).toEqual({ slip: report.slipUnreadable });
  await form.does(({ tellSlip }) => tellSlip('settled'));
  await form.does(({ check }) => expect(check().report?.slipCount).toBe(1));
  await form.leave();
});

test('nothing is sent while another slip is made smaller, with the former one or without', async () => {
  const form = await opened(lying('queued'), false);
  await form.does(({ tellSlip }) => tellSlip('reading'));
  expect(form.now().problems).toEqual({});
  await form.does(({ check }) => expect(check()).toEqual({ report: null, faultCount: 0 }));
  expect(form.now(), 'a wait is no mistake').toMatchObject({ isSlipOnItsWay: true, problems: {}, toMend: 0 });
  await form.does(({ tellSlip }) => tellSlip('settled'));
  await form.does(({ check }) => expect(check().report?.slipCount).toBe(1));
  await form.leave();
});

test('a waiting report refused while its form is open shows the problem at its field, until it is corrected', async () => {
  let entry = lying('queued');
  const form = await opened(() => entry);
  await form.does(({ change }) => change({ note: 'x' }));
  expect(form.now().problems).toEqual({});
  entry = { ...lying('failed'), problem: { kind: 'refused', fields: { contact_name: 'Too long' } } as never };
  await form.does(({ leave }) => leave('time'));
  expect(form.now()).toMatchObject({ problems: { contactName: 'Too long' }, form: { note: 'x' } });
  await form.does(({ change }) => change({ contactName: 'มานะ' }));
  await form.does(({ leave }) => leave('time'));
  expect(form.now().problems).toEqual({});
  await form.does(({ forget }) => forget());
  await form.leave();
});

test('a slip that is taken out of a report is gone from its form', async () => {
  const form = await opened(lying('failed'));
  await form.does(({ changeSlip }) => changeSlip(null));
  expect(form.now().slip).toBeNull();
  await form.leave();
});

test('a deleted correction does not return', async () => {
  const form = await changed();
  await form.does(({ forget }) => forget());
  await form.leave();
  const { amount, slip } = await shown(lying('queued'));
  expect([amount, slip?.bytes]).toEqual(['650.00', sentSlip]);
});

describe('on a device whose clock is wrong', () => {
  const year = (form: { readonly date: string }) => Number(form.date.slice(0, 4));
  const tells = async (form: Awaited<ReturnType<typeof opened>>, ahead: number | null) => {
    serverAhead = ahead;
    // Triggers a render.
    await form.does(({ leave }) => leave('time'));
  };
  const hearsTheShop = (form: Awaited<ReturnType<typeof opened>>) => tells(form, 3 * 365 * 86_400_000);

  test('a form that was only opened shows the hour of the shop, and is not begun', async () => {
    serverAhead = null;
    const form = await opened(null);
    const wrong = year(form.now().form);
    await hearsTheShop(form);
    expect(year(form.now().form)).toBeGreaterThanOrEqual(wrong + 2);
    await form.leave();
    expect(await hasDraftsEnding(subject.orderId)).toBe(false);
  });

  test('the shop’s time is stored with typed text, and the person’s own stays', async () => {
    serverAhead = null;
    const form = await opened(null);
    await hearsTheShop(form);
    const right = form.now().form;
    await form.does(({ change }) => change({ amount: '1.00' }));
    expect(form.now().form).toEqual({ ...right, amount: '1.00', isHourGiven: true });
    await form.does(({ change }) => change({ date: '2026-02-14' }));
    await form.leave();
    const again = await opened(null);
    expect(again.now().form).toEqual({ ...right, amount: '1.00', date: '2026-02-14', isHourGiven: false });
    await again.does(({ forget }) => forget());
  });

  test('the hour of the shop stays where the phone has slept', async () => {
    serverAhead = null;
    const form = await opened(null);
    await hearsTheShop(form);
    const right = form.now().form;
    await tells(form, null);
    await form.does(({ change }) => change({ amount: '1.00' }));
    expect(form.now().form).toEqual({ ...right, amount: '1.00', isHourGiven: true });
    await form.does(({ forget }) => forget());
    await form.leave();
  });
});

test.each(['queued', 'failed'] as const)(
  'one that is %s keeps its sent time, even if a slow clock says otherwise',
  async (state) => {
    vi.useFakeTimers({ now: Date.parse('2026-02-14T09:41:00+07:00'), toFake: ['Date'] });
    serverAhead = null;
    const form = await opened(lying(state));
    const { date, time } = form.now().form;
    expect(time).toBe('09:41:00');
    serverAhead = 3_600_000;
    await form.does(({ leave }) => leave('time'));
    expect(form.now().form).toMatchObject({ date, time });
    await form.does(({ change }) => change({ note: 'x' }));
    expect(form.now().form).toMatchObject({ date, time, note: 'x' });
    await form.does(({ forget }) => forget());
    await form.leave();
  },
);

test('continuing a report another day uses that day’s time, unless the person gave one or has a slip', async () => {
  const isOfThen = async (given: Partial<ReportForm>, slip: typeof another | null = null) => {
    serverAhead = 0;
    const form = await opened(null);
    const { date } = form.now().form;
    await form.does(({ change, changeSlip }) => {
      change(given);
      if (slip) changeSlip(slip);
    });
    await form.leave();
    serverAhead = 2 * 86_400_000;
    const again = await opened(null);
    const isThen = again.now().form.date !== date;
    await again.does(({ forget }) => forget());
    await again.leave();
    return isThen;
  };
  expect(await isOfThen({ originBankCode: 'KBANK' })).toBe(true);
  expect(await isOfThen({ originBankCode: 'KBANK' }, another)).toBe(false);
  expect(await isOfThen({ time: '08:00:00' })).toBe(false);
});

test('a form whose fields were only walked through is not begun', async () => {
  const form = await opened(null);
  const { amount, date, time } = form.now().form;
  await form.does(({ change }) => change({ amount, date, time }));
  await form.leave();
  expect(await hasDraftsEnding(subject.orderId)).toBe(false);
});

test('an hour that a former version kept is the person’s', async () => {
  await writeDraft(reportDraftName(subject.orderId), { ...begun, date: '14 Feb 2026', time: '09:41:00' });
  const form = await opened(null);
  expect(form.now().form).toMatchObject({ date: '14 Feb 2026', time: '09:41:00' });
  await form.does(({ forget }) => forget());
  await form.leave();
});

test('a refused report keeps the time that it was sent with', async () => {
  const form = await opened(null);
  const { key } = form.now().state;
  await form.does(refused);
  const { date } = form.now().form;
  await form.leave();
  serverAhead = 2 * 86_400_000;
  const again = await opened({ ...lying('failed'), key });
  expect(again.now().form.date).toBe(date);
  await again.does(({ forget }) => forget());
  await again.leave();
});
