import { accountsSetting, methodsSetting } from '../../src/contract/order/shopPayments.ts';
import { settingRoutes } from '../http/resourceRoutes.ts';
import type { AppParts } from '../useCases/appParts.ts';
import { saveAccounts, saveMethods, showAccounts, showMethods } from '../useCases/order/savePayments.ts';

const announce = ({ realtime }: AppParts) => realtime.emitToAll('settings:changed', 'payments');

/** The ways to pay, as an administrator sets them. */
export const shopPaymentRoutes = [
  ...settingRoutes(methodsSetting, {
    read: (db, { payments }) => showMethods(db, payments),
    save: (tx, body, _, { payments }) => saveMethods(tx, payments, body),
    announce,
  }),

  ...settingRoutes(accountsSetting, { read: showAccounts, save: saveAccounts, announce }),
];
