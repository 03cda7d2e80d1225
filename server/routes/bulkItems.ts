import { bulkPublication, changePrices, previewPrices } from '../../src/contract/administration/bulkItems.ts';
import { handle } from '../http/handle.ts';
import { announceCatalogue } from '../useCases/catalogue/announceCatalogue.ts';
import { changeManyPrices, publishMany, showPriceChange } from '../useCases/catalogue/changeManyItems.ts';

/** Changes of many items at once. */
export const bulkItemRoutes = [
  handle(bulkPublication, ({ body }, { once, now }) => once((tx) => publishMany(tx, body, now)), {
    announce: announceCatalogue,
  }),

  handle(previewPrices, ({ body }, { parts }) => showPriceChange(parts.db, body)),

  handle(changePrices, ({ body }, { once, now }) => once((tx) => changeManyPrices(tx, body, now)), {
    announce: announceCatalogue,
  }),
];
