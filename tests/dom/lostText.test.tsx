import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { adminOrder, adminOrders } from '../../src/contract/administration/administration.ts';
import { bulkPublication } from '../../src/contract/administration/bulkItems.ts';
import { orderCare } from '../../src/contract/administration/orderCare.ts';
import type { OrderAtDesk } from '../../src/domain/order/order.ts';
import { BulkBar } from '../../src/features/administration/catalogue/BulkBar.tsx';
import { LeaveQuestion } from '../../src/features/administration/form/LeaveQuestion.tsx';
import { CancelSheet } from '../../src/features/administration/orderPayments/CancelSheet.tsx';
import { GroupSheet } from '../../src/features/administration/people/GroupSheet.tsx';
import { orderCareMessages } from '../../src/i18n/buying/orderCare.ts';
import { orderPaymentMessages } from '../../src/i18n/buying/orderPayments.ts';
import { itemEditingMessages } from '../../src/i18n/catalogue/itemEditing.ts';
import { userGroupMessages } from '../../src/i18n/catalogue/userGroups.ts';
import { administrationMessages } from '../../src/i18n/people/administration.ts';
import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { field } from '../support/dom/field.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { unpaidOrder } from '../support/dom/orderFixture.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const { unsaved } = administrationMessages.th.menu;
const question = () => screen.findByRole('dialog', { name: unsaved.title });
const answer = async (words: string) => within(await question()).getByRole('button', { name: words });

function GroupDesk() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <GroupSheet group={null} onClose={() => setOpen(false)} />}
      <LeaveQuestion />
    </>
  );
}

test('a sheet asks before Escape or its cross loses typed text', async () => {
  plainShop({ role: 'administrator' });
  const user = await renderPart(<GroupDesk />);
  const sheet = await screen.findByRole('dialog', { name: userGroupMessages.th.add });
  const name = field(userGroupMessages.th.nameTh, sheet);
  await user.type(name, 'ครู');
  await user.keyboard('{Escape}');
  await user.click(await answer(unsaved.refuse));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: unsaved.title })).toBeNull());
  expect(name).toHaveValue('ครู');

  await user.click(within(sheet).getByRole('button', { name: 'ปิด' }));
  await user.click(await answer(unsaved.leaving.confirm));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an untouched sheet closes at once', async () => {
  plainShop({ role: 'administrator' });
  const user = await renderPart(<GroupDesk />);
  await screen.findByRole('dialog', { name: userGroupMessages.th.add });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the way back from a written reason asks, too', async () => {
  plainShop({ role: 'administrator' });
  const texts = orderPaymentMessages.th;
  function Desk() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <CancelSheet isTakenBack={false} onClose={() => setOpen(false)} onCancel={() => undefined} />}
        <LeaveQuestion />
      </>
    );
  }
  const user = await renderPart(<Desk />);
  const sheet = await screen.findByRole('dialog', { name: texts.cancel.title });
  await user.type(field(texts.form.reason, sheet), 'ของหมด');
  await user.click(within(sheet).getByRole('button', { name: texts.form.back }));
  await user.click(await answer(unsaved.leaving.confirm));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('J asks before a half-written note is lost, and goes on after a yes', async () => {
  const shop = plainShop({ role: 'administrator' });
  const orderOf = (id: string): OrderAtDesk => ({
    ...unpaidOrder({ underReview: true }),
    ...{ id, number: `100${id}` },
    lines: unpaidOrder().lines.map((line) => ({ ...line, needsApproval: false })),
  });
  const orders = ['1', '2'].map(orderOf);
  shop.answers(adminOrders, {
    rows: orders.map((order) => ({ ...order, awaitsProvider: false, toDecide: null })),
    total: 2,
  });
  shop.answers(adminOrder, ({ params }) => orderOf(params.orderId ?? ''));
  shop.answers(orderCare, { parcel: null, notes: [], seenSlips: [] });
  const user = await openApp(deskLinks.order('1'));
  await user.type(await screen.findByLabelText(orderCareMessages.th.note), 'โทรแล้ว');
  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('j');
  expect(await question()).toBeVisible();
  expect(location.pathname).toBe(deskLinks.order('1'));
  await user.click(await answer(unsaved.leaving.confirm));
  await waitFor(() => expect(location.pathname).toBe(deskLinks.order('2')));
});

test('many items are hidden only after a yes', async () => {
  const shop = plainShop({ role: 'content' });
  shop.answers(bulkPublication, { changed: 2, incomplete: [] });
  const texts = itemEditingMessages.th.bulk;
  const user = await renderPart(<BulkBar ids={['1', '2']} onClear={() => undefined} />);
  await user.click(screen.getByRole('button', { name: texts.unpublish }));
  const asked = await screen.findByRole('dialog', { name: texts.hiding.title(2) });
  expect(shop.sent(bulkPublication)).toEqual([]);
  await user.click(within(asked).getByRole('button', { name: texts.unpublish }));
  await waitFor(() => expect(shop.sent(bulkPublication)).toMatchObject([{ ids: ['1', '2'], isPublished: false }]));
});
