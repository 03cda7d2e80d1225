import { asc, eq, sql } from 'drizzle-orm';
import type { ItemKind } from '../../../src/domain/catalogue/course.ts';
import type { RobotsRule } from '../../../src/domain/site/sharing.ts';
import type { Db } from '../database/connection.ts';
import { categories, items } from '../schema/catalogue.ts';
import { customPages } from '../schema/customPages.ts';
import { isShown } from './shownItems.ts';

/** The facts of an item for the sitemap. */
export type ItemPageRow = {
  readonly kind: ItemKind;
  readonly slug: string;
  readonly linkPath: string;
  readonly instructorId: string | null;
  readonly robots: RobotsRule | null;
  readonly userGroupIds: readonly string[];
  readonly updatedAt: number;
};

/** Every visible course and product by id. */
export const itemPages = (db: Db): Promise<ItemPageRow[]> =>
  db
    .select({
      kind: items.kind,
      slug: items.slug,
      linkPath: categories.linkPath,
      instructorId: items.instructorId,
      robots: sql<RobotsRule | null>`${items.sharing} -> 'meta' ->> 'robots'`,
      userGroupIds: items.userGroupIds,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .innerJoin(categories, eq(categories.id, items.categoryId))
    .where(isShown)
    .orderBy(asc(items.id));

/** The published custom pages. */
export const customPageRows = (db: Db): Promise<{ path: string; updatedAt: number }[]> =>
  db
    .select({ path: customPages.path, updatedAt: customPages.updatedAt })
    .from(customPages)
    .where(eq(customPages.isPublished, true))
    .orderBy(asc(customPages.position), asc(customPages.id));
