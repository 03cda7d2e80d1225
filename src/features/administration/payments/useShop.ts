import { useQuery } from '@tanstack/react-query';
import { accountsSetting } from '../../../contract/order/shopPayments.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { settingQuery } from '../resourceQueries.ts';

/** The facts of the shop that decide whether buyers see a method. */
export function useShop(): { readonly currency: Currency; readonly hasAccount: boolean } {
  const { currency } = useSiteSettings();
  const accounts = useQuery(settingQuery(accountsSetting)).data?.accounts ?? [];
  return { currency, hasAccount: accounts.some(({ isOn }) => isOn) };
}
