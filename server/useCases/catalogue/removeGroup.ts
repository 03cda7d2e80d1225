import { type Language, textIn } from '../../../src/domain/localText.ts';
import type { CountedGroup } from '../../../src/domain/people/countedGroup.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  deleteGroup,
  itemsOfGroup,
  listCountedGroups,
  lockGroup,
  takeGroupOutOfItems,
} from '../../store/people/userGroups.ts';

/** Most courses named in a refusal. */
const namedAtMost = 5;

type Asked = { readonly groupId: string; readonly language: Language };
type Removed = { readonly groups: readonly CountedGroup[]; readonly hasChangedItems: boolean };

/**
 * Removes a group from its people and from items with further groups. Refused while a course is limited to it alone. A
 * missing group is fine.
 */
export async function removeGroup(tx: Tx, { groupId, language }: Asked, now: number): Promise<Removed | Refusal> {
  if (!(await lockGroup(tx, groupId))) return { groups: await listCountedGroups(tx), hasChangedItems: false };
  const hasChangedItems = await takeGroupOutOfItems(tx, groupId, now);
  const left = await itemsOfGroup(tx, groupId);
  if (left.length > 0) {
    const names = left.slice(0, namedAtMost).map(({ title }) => textIn(title, language));
    return refuse('GROUP_IN_USE', {
      names: left.length > namedAtMost ? [...names, '…'] : names,
      itemIds: left.map(({ id }) => id),
    });
  }
  await deleteGroup(tx, groupId);
  return { groups: await listCountedGroups(tx), hasChangedItems };
}
