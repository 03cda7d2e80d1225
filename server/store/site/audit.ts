import type { Tx } from '../database/connection.ts';
import { currentPress } from '../database/deskPress.ts';
import { auditEntries } from '../schema/audit.ts';

/** Records a deed at the desk that changes no audited row, such as an export. `kind`: the subject's table. */
export async function recordDeed(
  tx: Tx,
  { kind, subject, facts = null }: { kind: string; subject: string; facts?: Readonly<Record<string, unknown>> | null },
): Promise<void> {
  const press = currentPress();
  if (press === null) throw new Error('A deed is recorded only within a request at the desk');
  const { at, actor, role, call } = press;
  await tx.insert(auditEntries).values({
    ...{ at, press: press.press, actorId: actor, actorRole: role, call },
    ...{ tableName: kind, subject, before: null, after: facts },
  });
}
