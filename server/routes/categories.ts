import { categoryOrder, categoryResource } from '../../src/contract/administration/categories.ts';
import { handle } from '../http/handle.ts';
import { resourceRoutes } from '../http/resourceRoutes.ts';
import { listDeskCategories } from '../store/catalogue/deskCategories.ts';
import { announceCatalogue } from '../useCases/catalogue/announceCatalogue.ts';
import { orderCategories, removeCategory, saveCategory } from '../useCases/catalogue/changeCategories.ts';

/** The categories at the desk. */
export const categoryRoutes = [
  ...resourceRoutes(categoryResource, {
    list: listDeskCategories,
    add: (tx, id, draft, { now }) => saveCategory(tx, id, draft, { isNew: true, now }),
    change: (tx, id, draft, { now }) => saveCategory(tx, id, draft, { isNew: false, now }),
    remove: removeCategory,
    announce: announceCatalogue,
  }),

  handle(categoryOrder, ({ body }, { once }) => once((tx) => orderCategories(tx, body.ids)), {
    announce: announceCatalogue,
  }),
];
