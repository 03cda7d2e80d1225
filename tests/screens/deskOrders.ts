import { deskLinks } from '../../src/ui/press/deskLinks.ts';
import { enter, inSight } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { asAdministrator, loading } from './commonStates.ts';
import { demoOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** Orders, overview, e-mails and settings of the desk. */
export const deskOrders: readonly Screen[] = [
  {
    name: 'admin-orders',
    path: deskLinks.orders(),
    states: [
      { name: 'guest' },
      { name: 'waiting', before: asAdministrator },
      {
        name: 'every-status',
        before: asAdministrator,
        after: async (page) => {
          const { orders } = (await wordsOn(page)).administration;
          await page.getByLabel(orders.status).selectOption({ label: orders.all });
          await inSight(page.getByText('อารี บุญมา')).waitFor();
        },
      },
      {
        name: 'filtered',
        before: async (page) => {
          await enter(page, administrator);
          return `${deskLinks.orders()}?status=all&sort=dearest&from=2026-01-01`;
        },
        after: async (page) => {
          const { saved } = (await wordsOn(page)).orderList;
          await page.getByRole('button', { name: saved.save }).click();
          await page.getByLabel(saved.name).fill('ยอดสูง');
          await page.getByRole('button', { name: saved.confirm, exact: true }).click();
        },
      },
      {
        name: 'columns',
        before: asAdministrator,
        after: async (page) => {
          const { columns, placedAt } = (await wordsOn(page)).orderList;
          const choice = page.getByRole('button', { name: columns });
          if (!(await choice.isVisible())) return;
          await choice.click();
          await page.getByRole('checkbox', { name: placedAt, exact: true }).check();
        },
      },
      { ...loading, before: asAdministrator },
    ],
  },
  {
    name: 'admin-order',
    path: deskLinks.orders(),
    states: [
      {
        name: 'waiting',
        before: async (page) => {
          const order = await demoOrder(page, 'pendingApproved');
          await enter(page, administrator);
          return deskLinks.order(order.id);
        },
      },
      {
        name: 'decided',
        before: async (page) => {
          const order = await demoOrder(page, 'rejected');
          await enter(page, administrator);
          return deskLinks.order(order.id);
        },
      },
    ],
  },
  {
    name: 'admin-overview',
    path: deskLinks.overview(),
    states: [
      { name: 'filled', before: asAdministrator },
      {
        name: 'months-table',
        before: asAdministrator,
        after: async (page) => {
          await page.locator('label', { hasText: /^(เดือน|Month)$/ }).click();
          await page.locator('details summary').last().click();
        },
      },
    ],
  },
  {
    name: 'admin-mail',
    path: deskLinks.mail(),
    states: [
      {
        name: 'filled',
        before: asAdministrator,
        after: async (page) => await page.locator('details summary').first().click(),
      },
    ],
  },
  {
    name: 'admin-settings',
    path: deskLinks.settings(),
    states: [
      { name: 'filled', before: asAdministrator },
      {
        name: 'price-question',
        before: asAdministrator,
        after: async (page) => {
          const { settings } = (await wordsOn(page)).administration;
          await page.getByRole('checkbox', { name: settings.vat }).click();
          await page.getByRole('button', { name: settings.save, exact: true }).click();
          await page.getByRole('dialog').getByText(settings.surprise.vat).waitFor();
        },
      },
      {
        name: 'seller-faults',
        before: asAdministrator,
        after: async (page) => {
          const { seller, persistedForm } = await wordsOn(page);
          const part = page.getByRole('region', { name: seller.title });
          await part.getByRole('button', { name: persistedForm.editOf(seller.title) }).click();
          await part.getByRole('textbox', { name: seller.fields.taxId }).fill('099900000001');
          await part.getByRole('button', { name: persistedForm.save }).click();
          await part.getByText(seller.problems['seller.taxId.length']).waitFor();
        },
      },
    ],
  },
];
