import {
  addItem,
  adminItem,
  adminItems,
  duplicateItem,
  previewItem,
  saveItemCover,
  saveItemFields,
  saveItemPlans,
  saveItemPublication,
  saveItemSharing,
  saveItemWords,
  saveProductGallery,
} from '../../src/contract/administration/adminItem.ts';
import { shippingSetting } from '../../src/contract/order/shipping.ts';
import { howToBuySetting } from '../../src/contract/site/howToBuy.ts';
import { storageDetails } from '../../src/contract/site/storage.ts';
import { refuse } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { settingRoutes } from '../http/resourceRoutes.ts';
import { findStoredItem, searchItems } from '../store/catalogue/storedItems.ts';
import { readShippingOptions } from '../store/order/shipping.ts';
import { announceItem } from '../useCases/catalogue/announceCatalogue.ts';
import { changeCover, changeGallery, changeSharing, changeWords } from '../useCases/catalogue/changeItem.ts';
import { changeFields, changePlans, changePublication } from '../useCases/catalogue/changeItemParts.ts';
import { copyOfItem, makeItem } from '../useCases/catalogue/makeItem.ts';
import { pagePreview } from '../useCases/catalogue/pagePreview.ts';
import { saveShipping } from '../useCases/order/saveShipping.ts';
import { changeHowToBuy } from '../useCases/site/changeHowToBuy.ts';
import { showHowToBuy } from '../useCases/site/showHowToBuy.ts';

/** Two languages of the longest description in three-byte letters, with its facts. */
const longTexts = { bodyMaximum: 300_000 };

/** The pages that sell, as an administrator edits them. */
export const shopWindowRoutes = [
  ...settingRoutes(howToBuySetting, {
    read: showHowToBuy,
    save: changeHowToBuy,
    announce: ({ realtime }) => realtime.emitToAll('settings:changed', 'site'),
  }),

  handle(storageDetails, async (_, { parts }) => ({ freeBytes: await parts.files.freeBytes() })),

  ...settingRoutes(shippingSetting, {
    read: readShippingOptions,
    save: saveShipping,
    announce: ({ realtime }) => realtime.emitToAll('settings:changed', 'shipping'),
  }),

  handle(
    adminItems,
    ({ query: { keyword = '', kind = null, state = null, category = null, group = null, ...page } }, { parts }) =>
      searchItems(parts.db, {
        ...{ keyword: keyword.trim(), kind, state, categoryId: category, groupId: group },
        ...pageOf(page),
      }),
  ),

  handle(
    adminItem,
    async ({ params }, { parts }) => (await findStoredItem(parts.db, params.itemId)) ?? refuse('NOT_FOUND'),
  ),

  handle(duplicateItem, ({ params: { itemId } }, { parts, once, now }) =>
    once((tx) => copyOfItem(tx, itemId, { now, randomBytes: parts.randomBytes })),
  ),

  handle(previewItem, ({ params: { itemId } }, { parts, now }) => pagePreview(parts.db, itemId, now)),

  handle(addItem, ({ body }, { parts, once, now }) =>
    once((tx) => makeItem(tx, body, { now, randomBytes: parts.randomBytes })),
  ),

  handle(
    saveItemFields,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changeFields(tx, itemId, body, now)),
    { ...longTexts, announce: announceItem },
  ),

  handle(
    saveItemPublication,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changePublication(tx, itemId, body, now)),
    { announce: announceItem },
  ),

  handle(
    saveItemPlans,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changePlans(tx, itemId, body, now)),
    { announce: announceItem },
  ),

  handle(
    saveItemSharing,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changeSharing(tx, itemId, body, now)),
    { announce: announceItem },
  ),

  handle(
    saveItemCover,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changeCover(tx, itemId, body, now)),
    { announce: announceItem },
  ),

  handle(
    saveProductGallery,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changeGallery(tx, itemId, body, now)),
    { ...longTexts, announce: announceItem },
  ),

  handle(
    saveItemWords,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => changeWords(tx, itemId, body, now)),
    { ...longTexts, announce: announceItem },
  ),
];
