import type { Category, ItemKind } from '../../../src/domain/catalogue/course.ts';
import { pathsWithin } from '../../../src/domain/catalogue/pathsWithin.ts';
import { enforcedGroups } from '../../../src/domain/people/userGroup.ts';
import {
  categoryPath,
  contactPath,
  coursePath,
  coursesPath,
  customPagePath,
  homePath,
  productPath,
  productsPath,
  promotionPath,
  teacherPath,
} from '../../../src/domain/site/pageAddress.ts';
import { hasContact } from '../../../src/domain/site/shopContact.ts';
import { promotionsSince } from '../../store/cart/offers.ts';
import { readCategories } from '../../store/catalogue/categories.ts';
import { customPageRows, type ItemPageRow, itemPages } from '../../store/catalogue/publicPages.ts';
import type { Db } from '../../store/database/connection.ts';
import { readSettings } from '../../store/site/settings.ts';

/** A public page. `changedAt` (ms) may be unknown. */
export type PublicPage = { readonly path: string; readonly changedAt: number | null };

/** All pages for search engines, by their canonical address: published, without groups, not excluded. */
export async function listPublicPages(db: Db, now: number): Promise<readonly PublicPage[]> {
  const site = await readSettings(db);
  const shown = (await itemPages(db)).filter((item) => enforcedGroups(site, item.userGroupIds).length === 0);
  const listed = shown.filter((item) => !item.robots?.startsWith('noindex'));
  const courses = shown.filter((item) => item.kind === 'course');
  const products = shown.filter((item) => item.kind === 'product');
  const tree = await readCategories(db);
  return [
    { path: homePath, changedAt: latestOf(courses) },
    { path: coursesPath, changedAt: latestOf(courses) },
    ...categoriesOf(courses, tree, 'course'),
    ...(products.length === 0 ? [] : [{ path: productsPath, changedAt: latestOf(products) }]),
    ...categoriesOf(products, tree, 'product'),
    ...listed.map(({ kind, slug, updatedAt }) => ({
      path: kind === 'course' ? coursePath(slug) : productPath(slug),
      changedAt: updatedAt,
    })),
    ...teachersOf(courses),
    ...(await promotionsSince(db, now, now)).map(({ promotion }) => ({
      path: promotionPath(promotion.id),
      changedAt: null,
    })),
    ...(hasContact(site) ? [{ path: contactPath, changedAt: null }] : []),
    ...(await customPageRows(db)).map(({ path, updatedAt }) => ({ path: customPagePath(path), changedAt: updatedAt })),
  ];
}

/** The categories with items in them or below them. */
const categoriesOf = (rows: readonly ItemPageRow[], tree: readonly Category[], kind: ItemKind): readonly PublicPage[] =>
  tree.flatMap(({ linkPath }) => {
    const paths = pathsWithin(linkPath, tree);
    const listed = rows.filter((row) => paths.has(row.linkPath));
    return listed.length === 0 ? [] : [{ path: categoryPath(linkPath, kind), changedAt: latestOf(listed) }];
  });

/** The teachers of these courses. */
const teachersOf = (courses: readonly ItemPageRow[]): readonly PublicPage[] =>
  [...Map.groupBy(courses, ({ instructorId }) => instructorId)].flatMap(([id, taught]) =>
    id === null ? [] : [{ path: teacherPath(id), changedAt: latestOf(taught) }],
  );

/** Without spreading: there may be a hundred thousand. */
const latestOf = (rows: readonly ItemPageRow[]): number | null =>
  rows.reduce<number | null>((latest, { updatedAt }) => Math.max(latest ?? 0, updatedAt), null);
