import type { LocalText } from '../../../src/domain/localText.ts';
import { type CountedGroup, refuseGroupName, storedGroupName } from '../../../src/domain/people/countedGroup.ts';
import { typedText } from '../../../src/domain/typedText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { insertGroup, listCountedGroups, updateGroupName } from '../../store/people/userGroups.ts';

/** Adds a group. Refuses an invalid name. Answers all groups. */
export const addGroup = (tx: Tx, id: string, name: LocalText): Promise<CountedGroup[] | Refusal> =>
  save(tx, name, async (normalised) => {
    await insertGroup(tx, id, normalised);
    return true;
  });

/** Renames a group. Refuses an invalid name and a missing group. Answers all groups. */
export const renameGroup = (tx: Tx, id: string, name: LocalText): Promise<CountedGroup[] | Refusal> =>
  save(tx, name, (normalised) => updateGroupName(tx, id, normalised));

async function save(
  tx: Tx,
  name: LocalText,
  write: (normalised: LocalText) => Promise<boolean>,
): Promise<CountedGroup[] | Refusal> {
  const typed = typedText(name);
  const problems = refuseGroupName(typed);
  if (Object.keys(problems).length > 0) return refuse('INPUT_ERROR', { fields: problems });
  return (await write(storedGroupName(typed))) ? await listCountedGroups(tx) : refuse('NOT_FOUND');
}
