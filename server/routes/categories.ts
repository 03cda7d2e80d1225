import { categoryOrder, categoryResource } from '../../src/contract/administration/categories.ts';
import { handle } from '../http/handle.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { listDeskCategories } from '../store/catalogue/deskCategories.ts';
import { orderCategories, removeCategory, saveCategory } from '../useCases/catalogue/changeCategories.ts';
import { told } from './toldItem.ts';

/** The categories at the desk. */
export const categoryRoutes = [
  ...resourceRoutes(categoryResource, {
    list: listDeskCategories,
    add: (tx, id, draft, { now }) => saveCategory(tx, id, draft, { isNew: true, now }),
    change: (tx, id, draft, { now }) => saveCategory(tx, id, draft, { isNew: false, now }),
    remove: removeCategory,
    announce: ({ realtime }) => realtime.emitToAll('catalogue:changed', ''),
  }),

  handle(categoryOrder, async ({ body }, { parts, once }) =>
    told(parts, '', await once((tx) => orderCategories(tx, body.ids))),
  ),
];
