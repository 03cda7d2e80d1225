import { bulkPublication, changePrices, previewPrices } from '../../src/contract/administration/bulkItems.ts';
import { handle } from '../http/handle.ts';
import { changeManyPrices, publishMany, showPriceChange } from '../useCases/catalogue/changeManyItems.ts';
import { told } from './toldItem.ts';

/** Changes of many items at once. */
export const bulkItemRoutes = [
  handle(bulkPublication, async ({ body }, { parts, once, now }) =>
    told(parts, '', await once((tx) => publishMany(tx, body, now))),
  ),

  handle(previewPrices, ({ body }, { parts }) => showPriceChange(parts.db, body)),

  handle(changePrices, async ({ body }, { parts, once, now }) =>
    told(parts, '', await once((tx) => changeManyPrices(tx, body, now))),
  ),
];
