import { newItemWireNames } from '../../../src/contract/administration/itemFields.ts';
import {
  type NewItem,
  refuseNewItem,
  storedNewItem,
  type TypedNewItem,
} from '../../../src/domain/catalogue/newItem.ts';
import type { StoredItemDetail } from '../../../src/domain/catalogue/storedItem.ts';
import { slugWordsOf, titleMaximum } from '../../../src/domain/catalogue/typedItem.ts';
import { typedText } from '../../../src/domain/typedText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import { categoryOfKind, kindOfCategory } from '../../store/catalogue/categories.ts';
import { copyItem } from '../../store/catalogue/copyItem.ts';
import { insertCategory } from '../../store/catalogue/deskCategories.ts';
import { lastRank } from '../../store/catalogue/importRows.ts';
import { findStoredItem, insertItem } from '../../store/catalogue/storedItems.ts';
import type { Tx } from '../../store/database/connection.ts';
import { newId } from '../../store/database/newId.ts';

type Chance = { readonly now: number; readonly randomBytes: (count: number) => Buffer };

/** Short, because it stands in the item's address. */
const idBytes = 5;

/** An id for a new item. It has no hyphen, which ends the id in an address. */
const newItemId = (randomBytes: Chance['randomBytes']): string => randomBytes(idBytes).toString('hex');

/** Makes a draft, and its category if one is named. Refuses invalid fields and an unknown category. */
export async function makeItem(
  tx: Tx,
  wanted: NewItem,
  { now, randomBytes }: Chance,
): Promise<StoredItemDetail | Refusal> {
  const { kind } = wanted;
  const typed: TypedNewItem = {
    ...wanted,
    courseType: wanted.courseType ?? '',
    title: typedText(wanted.title),
    categoryId: wanted.categoryId ?? '',
    newCategory: typedText(wanted.newCategory),
  };
  const isKnown = wanted.categoryId === null || (await categoryOfKind(tx, wanted.categoryId, kind));
  const refused = refuseFields<string>(
    { ...(isKnown ? {} : { categoryId: 'category.unknown' }), ...refuseNewItem(typed, kind) },
    (field) => field.replace(/^\w+/, (name) => newItemWireNames[name as keyof typeof newItemWireNames] ?? name),
  );
  if (refused) return refused;
  const item = storedNewItem(typed, kind);
  const id = newItemId(randomBytes);
  const named = item.newCategory && { id: newId(now, randomBytes), kind, name: item.newCategory };
  if (named) {
    const words = slugWordsOf(named.name.en ?? '', kind);
    const isFree = (await kindOfCategory(tx, words)) === null;
    const linkPath = isFree ? words : `${words}-${named.id.slice(-6)}`;
    await insertCategory(tx, named.id, { kind, name: named.name, linkPath, parentId: null });
  }
  const fields = {
    ...{ title: item.title, summary: null, slugWords: item.slugWords, description: null, outcomes: [] },
    ...{ categoryId: item.categoryId ?? named?.id ?? '', seatsTotal: null, rank: (await lastRank(tx)) + 1 },
    ...{ courseType: item.courseType, instructorId: null, level: null, taughtIn: item.taughtIn },
    isRecertification: false,
    schedule: noSchedule,
    ...{ teaserMediumId: null, layout: null, groupIds: [], freeBook: null },
  };
  await insertItem(tx, { id, kind, fields, now });
  return (await findStoredItem(tx, id)) ?? refuse('NOT_FOUND');
}

const noSchedule = {
  ...{ startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
};

const copyMark = { th: ' (สำเนา)', en: ' (copy)' };

/** The title of a copy, within the longest title. */
const copied = (title: string, mark: string): string => `${title.slice(0, titleMaximum - mark.length)}${mark}`;

/** Copies an item as a draft. */
export async function copyOfItem(
  tx: Tx,
  itemId: string,
  { now, randomBytes }: Chance,
): Promise<StoredItemDetail | Refusal> {
  const original = await findStoredItem(tx, itemId);
  if (original === null) return refuse('NOT_FOUND');
  const id = newItemId(randomBytes);
  const { th, en } = original.title;
  await copyItem(tx, itemId, {
    ...{ id, now, rank: (await lastRank(tx)) + 1, mint: () => newId(now, randomBytes) },
    titleTh: copied(th, copyMark.th),
    titleEn: en === null ? null : copied(en, copyMark.en),
  });
  return (await findStoredItem(tx, id)) ?? refuse('NOT_FOUND');
}
