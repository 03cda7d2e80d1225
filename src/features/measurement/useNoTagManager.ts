import { useEffect, useState } from 'react';
import { hasTagManager } from '../../platform/measurement/tagManager.ts';
import { placedIsStored } from './tellSale.ts';

/**
 * Whether the document is free of the shop's tag manager, which could read a card form. Otherwise the page reloads: the
 * tag manager does not start again on an order's page.
 */
export function useNoTagManager(): boolean {
  const [isFree] = useState(() => !hasTagManager());
  useEffect(() => {
    if (!isFree) void placedIsStored().then(() => location.reload());
  }, [isFree]);
  return isFree;
}
