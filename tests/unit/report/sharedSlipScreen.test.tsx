import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { ReportChooser } from '../../../src/features/sharedSlip/ReportChooser.tsx';
import { SharedPicture } from '../../../src/features/sharedSlip/SharedPicture.tsx';
import { SharedSlipScreen } from '../../../src/features/sharedSlip/SharedSlipScreen.tsx';
import { share } from '../../../src/i18n/th/catalogue/share.ts';
import { deviceStorage } from '../../../src/i18n/th/learning/deviceStorage.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
});

const drawn = (page: ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>{page}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );

/** The page after sharing, with this message of the worker. */
const shown = (problem: string | null) => drawn(<SharedSlipScreen problem={problem} />);

const queryKey = ['device', 'sharedSlips'];
const devices = {
  'does not let itself be read': async () => {
    const queryFn = () => Promise.reject(new DOMException('Nothing came', 'TimeoutError'));
    await client.prefetchQuery({ queryKey, queryFn });
  },
  'has not answered yet': async () => {},
  'holds none': async () => void client.setQueryData(queryKey, []),
};

test.each(Object.entries(devices))('that a picture was not kept is said on a device that %s', async (_, prepare) => {
  await prepare();
  for (const problem of ['nothing', 'some', 'full', 'failed'] as const)
    expect(shown(problem)).toContain(share.problems[problem]);
  for (const problem of [null, 'kept']) {
    for (const sentence of Object.values(share.problems)) expect(shown(problem)).not.toContain(sentence);
  }
});

test('with an unreadable device the orders are offered, and no missing picture is claimed', async () => {
  await devices['does not let itself be read']();
  const page = shown('failed');
  expect(page).toContain(deviceStorage.unreadable.title);
  expect(page).toContain(`href="${links.studentOrders()}"`);
  expect(page).not.toContain(share.nothing.title);
});

test('an undecodable picture is not offered for a report', () => {
  const file = { id: '1', name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(4) };
  const slip = { ...file, sharedAt: 0, userId: null, isUnmarked: false };
  const picture = (isUnreadable: boolean) =>
    drawn(<SharedPicture slip={slip} isUnreadable={isUnreadable} onUnreadable={() => {}} />);
  expect(picture(false)).toContain(share.storedHere);
  expect(picture(false)).not.toContain(share.unreadable);
  expect(picture(true)).toContain(share.unreadable);
  for (const claim of [share.title, share.storedHere, share.chooseOne]) expect(picture(true)).not.toContain(claim);
});

test.each([true, false])(
  'that an order is to be chosen is said only while one may come (nothing to choose: %s)',
  (isNone) => {
    client.setQueryData(queryKey, [
      { id: '1', name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(4), sharedAt: 0, userId: null },
    ]);
    if (isNone) {
      client.setQueryData(['device', 'knownOrders'], []);
      client.setQueryData(['device', 'outbox'], { entries: [], known: [] });
    }
    const page = shown(null);
    expect(page).toContain(share.storedHere);
    expect(page.includes(share.chooseOne)).toBe(!isNone);
  },
);

test('who comes to report a transfer without a picture is asked to choose only while there may be an order', () => {
  client.setQueryData(queryKey, []);
  expect(drawn(<ReportChooser />)).toContain(share.report.body);
  client.setQueryData(['device', 'knownOrders'], []);
  client.setQueryData(['device', 'outbox'], { entries: [], known: [] });
  expect(drawn(<ReportChooser />)).not.toContain(share.report.body);
});

test.each([0, 2])('%i pictures waiting behind the shown one are mentioned', (others) => {
  const slip = { name: 'a.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(4), sharedAt: 0, userId: null };
  client.setQueryData(
    queryKey,
    Array.from({ length: others + 1 }, (_, place) => ({ ...slip, id: `${place}` })),
  );
  const page = shown(null);
  expect(page).toContain(share.title);
  expect(page.includes(share.others(others))).toBe(others > 0);
});
