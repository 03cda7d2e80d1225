import { asc, eq, sql } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { RobotsRule } from '../../../src/domain/site/sharing.ts';
import type { Db } from '../database/connection.ts';
import { categories, items } from '../schema/catalogue.ts';
import { customPages } from '../schema/customPages.ts';
import { isShown } from './shownItems.ts';

/** What the list of all pages has to know of a course or product. */
export type ItemPageRow = {
  readonly kind: ItemKind;
  readonly slug: string;
  readonly linkPath: string;
  readonly robots: RobotsRule | null;
  readonly userGroupIds: readonly string[];
  readonly updatedAt: number;
};

/** Every course and product that visitors see, in the order of their ids. */
export const itemPages = (db: Db): Promise<ItemPageRow[]> =>
  db
    .select({
      kind: items.kind,
      slug: items.slug,
      linkPath: categories.linkPath,
      robots: sql<RobotsRule | null>`${items.sharing} -> 'meta' ->> 'robots'`,
      userGroupIds: items.userGroupIds,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(isShown)
    .orderBy(asc(items.id));

/** The shop's own pages that are published. */
export const customPageRows = (db: Db): Promise<{ path: string; updatedAt: number }[]> =>
  db
    .select({ path: customPages.path, updatedAt: customPages.updatedAt })
    .from(customPages)
    .where(eq(customPages.isPublished, true))
    .orderBy(asc(customPages.position), asc(customPages.id));
