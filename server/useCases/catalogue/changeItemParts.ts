import { fieldWireNames } from '../../../src/contract/administration/itemFields.ts';
import type { ItemFields } from '../../../src/domain/catalogue/itemFields.ts';
import {
  lacksOf,
  type Publication,
  publicationColumns,
  refusePublication,
  storedPublication,
  typedPublication,
} from '../../../src/domain/catalogue/publication.ts';
import type { Revised, StoredItemDetail } from '../../../src/domain/catalogue/storedItem.ts';
import { refuseItem, storedItem, type TypedItem, typedItem } from '../../../src/domain/catalogue/typedItem.ts';
import { refusePlans, type StoredPlan, storedPlans, typedPlans } from '../../../src/domain/pricing/typedPlan.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import { categoryOfKind } from '../../store/catalogue/categories.ts';
import { holdKinds } from '../../store/catalogue/importRows.ts';
import { itemsOfPlans, writePlans } from '../../store/catalogue/plans.ts';
import { columnsOfFields, findStoredItem, updateItem } from '../../store/catalogue/storedItems.ts';
import { isTeacher } from '../../store/catalogue/teachers.ts';
import type { Tx } from '../../store/database/connection.ts';
import { holdMedia } from '../../store/media/media.ts';
import { countSoldOfItem } from '../../store/order/seatHolds.ts';
import { holdGroup } from '../../store/people/userGroups.ts';
import { readSettings } from '../../store/site/settings.ts';
import { itemToChange } from './itemToChange.ts';

type Saved = Promise<StoredItemDetail | Refusal>;

/** Buyers see the item, or will without another word from the desk. */
const isToBeShown = ({ publication: { state } }: StoredItemDetail): boolean =>
  state === 'published' || state === 'scheduled';

/** Writes an item's fields. Refuses invalid ones, and names of things that are not there. */
export async function changeFields(tx: Tx, itemId: string, wanted: Revised<ItemFields>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'fields', wanted.revision);
  if (isRefusal(item)) return item;
  const typed = typedItem(wanted.value);
  const { kind, seatsTaken } = item;
  const refused = refuseFields<string>(
    {
      ...(await refuseUnknown(tx, typed, item)),
      ...refuseItem(typed, { kind, seatsTaken, isPublished: isToBeShown(item) }),
    },
    (field) => field.replace(/^\w+/, (name) => fieldWireNames[name] ?? name),
  );
  if (refused) return refused;
  const fields = storedItem(typed);
  if (fields.seatsTotal !== null && item.fields.seatsTotal === null) await countSoldOfItem(tx, itemId);
  await updateItem(tx, itemId, null, columnsOfFields(itemId, kind, fields), now);
  return (await findStoredItem(tx, itemId)) ?? refuse('NOT_FOUND');
}

/** Problems of named things: category, teacher, groups and free book. Groups and book are held until the end. */
async function refuseUnknown(tx: Tx, typed: TypedItem, { kind }: StoredItemDetail): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  if (!(await categoryOfKind(tx, typed.categoryId, kind))) problems.categoryId = 'category.unknown';
  const [teaser] = typed.teaserMediumId === null ? [] : await holdMedia(tx, [typed.teaserMediumId]);
  if (typed.teaserMediumId !== null && teaser?.kind !== 'video') problems.teaserMediumId = 'teaser.unknown';
  if (kind === 'product') return problems;
  if (typed.instructorId !== '' && !(await isTeacher(tx, typed.instructorId)))
    problems.instructorId = 'instructor.unknown';
  for (const groupId of [...typed.groupIds].toSorted()) {
    if (!(await holdGroup(tx, groupId))) problems.groupIds = 'groups.unknown';
  }
  if (typed.freeBookId === '') return problems;
  const kinds = await holdKinds(tx, [typed.freeBookId]);
  return kinds.get(typed.freeBookId) === 'product' ? problems : { ...problems, freeBookId: 'book.unknown' };
}

/** Publishes, ends, locks or archives an item, or makes it a draft. Refuses to publish an incomplete one. */
export async function changePublication(tx: Tx, itemId: string, wanted: Revised<Publication>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'publication', wanted.revision);
  if (isRefusal(item)) return item;
  const { currency } = await readSettings(tx);
  const typed = typedPublication(wanted.value);
  const refused = refuseFields<string>(
    refusePublication(typed, lacksOf(item, item.plans, currency), now),
    (field) => publicationWireNames[field] ?? field,
  );
  if (refused) return refused;
  await updateItem(tx, itemId, null, publicationColumns(storedPublication(typed), now), now);
  return (await findStoredItem(tx, itemId)) ?? refuse('NOT_FOUND');
}

const publicationWireNames: Readonly<Record<string, string>> = {
  ...{ state: 'publish_state', startsAt: 'startPublish', endsAt: 'endPublish' },
};

/** Writes an item's plans in their order. A removed plan stays with those who bought it. */
export async function changePlans(tx: Tx, itemId: string, wanted: Revised<readonly StoredPlan[]>, now: number): Saved {
  const item = await itemToChange(tx, itemId, 'plans', wanted.revision);
  if (isRefusal(item)) return item;
  const typed = typedPlans(wanted.value);
  const standing = {
    itemId,
    kind: item.kind,
    isPublished: isToBeShown(item),
    currency: (await readSettings(tx)).currency,
  };
  const refused = refuseFields<string>(
    { ...(await refuseForeign(tx, itemId, wanted.value)), ...refusePlans(typed, standing) },
    (field) => field,
  );
  if (refused) return refused;
  await writePlans(tx, itemId, storedPlans(typed), now);
  await updateItem(tx, itemId, null, {}, now);
  return (await findStoredItem(tx, itemId)) ?? refuse('NOT_FOUND');
}

/** Problems of plans of another item, and of owned courses that are not there. */
async function refuseForeign(tx: Tx, itemId: string, plans: readonly StoredPlan[]): Promise<Record<string, string>> {
  const owners = await itemsOfPlans(
    tx,
    plans.map(({ id }) => id),
  );
  const courseIds = plans.flatMap(({ freeForOwnersOf }) => freeForOwnersOf ?? []);
  const kinds = await holdKinds(tx, [...new Set(courseIds)]);
  const problems: Record<string, string> = {};
  for (const [at, { id, freeForOwnersOf }] of plans.entries()) {
    if ((owners.get(id) ?? itemId) !== itemId) problems[`plans.${at}.name.th`] = 'plan.foreign';
    if ((freeForOwnersOf ?? []).some((courseId) => kinds.get(courseId) !== 'course'))
      problems[`plans.${at}.ownedCourseIds`] = 'plan.owned.unknown';
  }
  return problems;
}
