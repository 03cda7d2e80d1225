import type { QueryClient } from '@tanstack/react-query';
import type { Currency } from '../../domain/pricing/currency.ts';
import { hasEnded, type ShownPromotion } from '../../domain/pricing/promotion.ts';
import { askCatalogue } from '../search/askCatalogue.ts';
import { catalogueQuery, catalogueRevision } from '../search/catalogueQuery.ts';
import { catalogueKeys } from './catalogueKeys.ts';
import { categoriesQuery } from './categoriesQuery.ts';
import type { ListSearch } from './listSearch.ts';

/** The longest wait for a catalogue that is not cached yet. */
const patienceMs = 15_000;

/** `currency`: that of the shop, which the price filter reads. */
export type DeviceSearch = ListSearch & { readonly currency: Currency };

/** Search results of the cached catalogue, from its worker. `null`: none is cached, and none can be fetched. */
export async function readDeviceList(client: QueryClient, search: DeviceSearch) {
  const categories = client.getQueryData(categoriesQuery.queryKey) ?? [];
  const onOffer = offersIn(client);
  const ask = () => askCatalogue('search', { search: { ...search, onOffer }, categories });
  const cached = await ask();
  if (cached !== null || !(await isFetched(client))) return cached;
  return await ask();
}

/** The items of promotions that run, as this device knows them. */
function offersIn(client: QueryClient): readonly string[] {
  const promotions = client.getQueryData<readonly ShownPromotion[]>(catalogueKeys.promotions) ?? [];
  return promotions.flatMap((promotion) => (hasEnded(promotion, Date.now()) ? [] : promotion.courseIds));
}

/** Whether the catalogue was just fetched. A visit that lost its network before that has nothing else. */
async function isFetched(client: QueryClient): Promise<boolean> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([client.prefetchQuery({ ...catalogueQuery, staleTime: 0, retry: false }), patience]);
  return catalogueRevision(client) > 0;
}
