import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { idFromSlug } from '../../../src/domain/catalogue/course.ts';
import type { ProductDetail } from '../../../src/domain/catalogue/product.ts';
import type { LocalText } from '../../../src/domain/localText.ts';
import type { Film } from '../../base/fileAddresses.ts';
import type { Db } from '../database/connection.ts';
import { findMedium } from '../media/media.ts';
import { items } from '../schema/catalogue.ts';
import { type ListingRow, selectListings } from './items.ts';
import { sharingOf } from './sharingOf.ts';
import { isShown } from './shownItems.ts';

/** A product without its plans; file names in the public store. */
export type ProductRow = ListingRow &
  Pick<ProductDetail, 'kindName' | 'description' | 'facts' | 'isLocked' | 'publishEndsAt' | 'sharing'> & {
    readonly pictures: readonly { readonly name: string; readonly alt: LocalText }[];
    readonly video: Film | null;
  };

/**
 * The product of an address: by the id before its first hyphen, otherwise by the words after it, so that an address
 * with a lost or wrong id still works. `null` without a match.
 */
export async function findProduct(db: Db, slug: string, among: SQL = isShown): Promise<ProductRow | null> {
  const id = idFromSlug(slug);
  const words = slug.slice(id.length + 1);
  const ofWords = (wanted: string) => sql`substr(${items.slug}, length(${items.id}) + 2) = ${wanted}`;
  const found = await db
    .select({ item: items })
    .from(items)
    .where(
      and(
        eq(items.kind, 'product'),
        among,
        or(eq(items.id, id), ofWords(slug), words === '' ? undefined : ofWords(words)),
      ),
    )
    .orderBy(sql`${items.id} <> ${id}`, asc(items.id))
    .limit(1);
  const item = found[0]?.item;
  if (item === undefined) return null;
  const [listing] = await selectListings(db, eq(items.id, item.id), [], among);
  if (listing === undefined) return null;
  return {
    ...listing,
    kindName: item.kindNameTh === null ? null : { th: item.kindNameTh, en: item.kindNameEn },
    description: { th: item.descriptionTh, en: item.descriptionEn },
    facts: item.facts,
    pictures: item.pictures,
    video: item.teaserMediumId === null ? item.teaserName : await findMedium(db, item.teaserMediumId),
    isLocked: item.isLocked,
    publishEndsAt: item.publishEndsAt,
    sharing: sharingOf(item),
  };
}
