import type { AppParts } from '../appParts.ts';

/** Notifies every open page that something in the catalogue changed. */
export const announceCatalogue = ({ realtime }: Pick<AppParts, 'realtime'>): void =>
  realtime.emitToAll('catalogue:changed', '');

/** Notifies every open page that these items changed. */
export function announceItems({ realtime }: Pick<AppParts, 'realtime'>, itemIds: readonly string[]): void {
  for (const itemId of itemIds) realtime.emitToAll('catalogue:changed', itemId);
}

/** Notifies every open page that the item of this call changed. */
export const announceItem = (
  parts: Pick<AppParts, 'realtime'>,
  { params }: { readonly params: { readonly itemId: string } },
): void => announceItems(parts, [params.itemId]);
