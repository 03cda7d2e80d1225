import { allEntries } from '../../platform/outbox/outboxStore.ts';
import { clearDraft } from '../../platform/store/draftStorage.ts';
import { draftsBeginning } from '../../platform/store/draftsBeginning.ts';
import { editDraftsBeginning } from './editDraftName.ts';

/** Deletes correction drafts, of any person, whose reports are not unsent on this device any more. */
export async function forgetStrayEdits(): Promise<void> {
  const edits = await draftsBeginning(editDraftsBeginning);
  // A shortcut: mostly there are none, and the outbox changes often while it is sent.
  if (edits.length === 0) return;
  const unsent = (await allEntries()).filter(({ state }) => state !== 'sent');
  const stray = edits.filter((name) => !unsent.some(({ key }) => name.endsWith(`-${key}`)));
  await Promise.all(stray.map(clearDraft));
}
