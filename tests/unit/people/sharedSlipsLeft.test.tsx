import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { SharedSlipsLeft } from '../../../src/features/leaving/SharedSlipsLeft.tsx';
import { sharedDevice } from '../../../src/i18n/th/people/sharedDevice.ts';
import type { SharedSlip } from '../../../src/platform/session/sharedSlips.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

vi.mock('../../../src/ui/sheet/Sheet.tsx', () => ({
  Sheet: ({ open, actions, children }: { open: boolean; actions?: ReactNode; children?: ReactNode }) =>
    open && (
      <div>
        {children}
        {actions}
      </div>
    ),
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

/** The offers to a person who leaves with a waiting picture and these known orders. */
const offered = (orders?: readonly object[]): string =>
  drawKnowing(
    <SharedSlipsLeft
      open
      slips={[{ id: 's', userId: '5' } as SharedSlip]}
      userId="5"
      settle={async (work) => work()}
      onClose={() => {}}
    />,
    [
      [['session'], { id: '5', role: 'student' }],
      [['device', 'outbox'], { entries: [], known: [] }],
      [['device', 'knownOrders'], []],
      [['orders'], orders],
    ],
  );

test('a waiting picture is added to an order when leaving, if one awaits a report or may take one', () => {
  for (const page of [offered([waiting]), offered()]) {
    expect(page).toContain(`>${sharedDevice.slips.choose}<`);
    expect(page).toContain(sharedDevice.slips.chooseFirst);
  }
});

test('leaving does not lead to a choice among orders that are all reported', () => {
  const page = offered([{ ...waiting, status: 'pendingApproved' }]);
  expect(page).toContain(sharedDevice.slips.keep);
  expect(page).not.toContain(`>${sharedDevice.slips.choose}<`);
  expect(page).not.toContain(sharedDevice.slips.chooseFirst);
});
