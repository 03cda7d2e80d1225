import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { SharedSlipsLeft } from '../../src/features/leaving/SharedSlipsLeft.tsx';
import { sharedDevice } from '../../src/i18n/th/sharedDevice.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import type { SharedSlip } from '../../src/platform/sharedSlips.ts';

vi.mock('../../src/ui/Sheet.tsx', () => ({
  Sheet: ({ open, actions }: { open: boolean; actions?: ReactNode }) => open && <div>{actions}</div>,
}));

const waiting = {
  id: '7',
  userId: '5',
  token: 't',
  status: 'notYetReceived',
  method: 'bankTransfer',
  total: 100,
  placedAt: 0,
};

/** What is offered to a person who leaves while a picture waits and these orders are known. */
function offered(orders: readonly object[] | undefined): string {
  const client = new QueryClient();
  client.setQueryData(['session'], { id: '5', role: 'student' });
  client.setQueryData(['device', 'outbox'], { entries: [], known: [] });
  client.setQueryData(['device', 'knownOrders'], []);
  if (orders) client.setQueryData(['orders'], orders);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DrawnLanguage value="th">
          <SharedSlipsLeft
            open
            slips={[{ id: 's', userId: '5' } as SharedSlip]}
            userId="5"
            busily={async (work) => work()}
            onSettled={() => {}}
            onClose={() => {}}
          />
        </DrawnLanguage>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a picture that waits is put to an order by whoever leaves where one waits for its report, or may', () => {
  expect(offered([waiting])).toContain(sharedDevice.slips.choose);
  expect(offered(undefined)).toContain(sharedDevice.slips.choose);
});

test('nobody who leaves is sent to choose among orders that are all reported', () => {
  const page = offered([{ ...waiting, status: 'pendingApproved' }]);
  expect(page).toContain(sharedDevice.slips.keep);
  expect(page).not.toContain(sharedDevice.slips.choose);
});
