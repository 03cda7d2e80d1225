import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import { enforcedGroups } from '../../../src/domain/people/userGroup.ts';
import {
  categoryPath,
  coursePath,
  coursesPath,
  customPagePath,
  homePath,
  productPath,
  productsPath,
  promotionPath,
} from '../../../src/domain/site/pageAddress.ts';
import { promotionsSince } from '../../store/cart/offers.ts';
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
  return [
    { path: homePath, changedAt: latestOf(courses) },
    { path: coursesPath, changedAt: latestOf(courses) },
    ...categoriesOf(courses, 'course'),
    ...(products.length === 0 ? [] : [{ path: productsPath, changedAt: latestOf(products) }]),
    ...categoriesOf(products, 'product'),
    ...listed.map(({ kind, slug, updatedAt }) => ({
      path: kind === 'course' ? coursePath(slug) : productPath(slug),
      changedAt: updatedAt,
    })),
    ...(await promotionsSince(db, now, now)).map(({ promotion }) => ({
      path: promotionPath(promotion.id),
      changedAt: null,
    })),
    ...(await customPageRows(db)).map(({ path, updatedAt }) => ({ path: customPagePath(path), changedAt: updatedAt })),
  ];
}

const categoriesOf = (rows: readonly ItemPageRow[], kind: ItemKind): readonly PublicPage[] =>
  [...new Set(rows.map((row) => row.linkPath))].map((linkPath) => ({
    path: categoryPath(linkPath, kind),
    changedAt: latestOf(rows.filter((row) => row.linkPath === linkPath)),
  }));

/** Without spreading: there may be a hundred thousand. */
const latestOf = (rows: readonly ItemPageRow[]): number | null =>
  rows.reduce<number | null>((latest, { updatedAt }) => Math.max(latest ?? 0, updatedAt), null);
