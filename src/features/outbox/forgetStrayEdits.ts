import { allEntries } from '../../platform/outbox/outboxStore.ts';
import { clearDraft } from '../../platform/store/draftStorage.ts';
import { draftsBeginning } from '../../platform/store/draftsBeginning.ts';
import { editDraftsBeginning } from './editDraftName.ts';

/** What was changed of reports (`editDraftName.ts`) that lie here unsent no more goes, and whoever they are of. */
export async function forgetStrayEdits(): Promise<void> {
  const edits = await draftsBeginning(editDraftsBeginning);
  // Mostly there are none, and the outbox changes often while it is sent.
  if (edits.length === 0) return;
  const unsent = (await allEntries()).filter(({ state }) => state !== 'sent');
  const stray = edits.filter((name) => !unsent.some(({ key }) => name.endsWith(`-${key}`)));
  await Promise.all(stray.map(clearDraft));
}
