import type { QueryClient } from '@tanstack/react-query';
import type { Listing } from '../../domain/course.ts';

/** Light rows of everything, as kept on this device. `asOf` is the server's instant to ask from next time. */
export type CatalogueIndex = { readonly rows: readonly Listing[]; readonly asOf: number };

export const indexKey = ['catalogue', 'index'] as const;

/** What this device keeps now, and when it was read; `null` before the first time. */
export function keptIndex(client: QueryClient): { readonly index: CatalogueIndex; readonly readAt: number } | null {
  const state = client.getQueryState<CatalogueIndex>(indexKey);
  return state?.data === undefined ? null : { index: state.data, readAt: state.dataUpdatedAt };
}
