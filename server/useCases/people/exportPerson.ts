import type { Language } from '../../../src/domain/localText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { filesFolder, type PersonFacts, personFileName, personFiles } from '../../documents/personFiles.ts';
import { type ZipEntry, zipFile } from '../../documents/zipFile.ts';
import { recordedAs } from '../../store/database/deskPress.ts';
import { transaction } from '../../store/database/transaction.ts';
import { filesOf } from '../../store/people/personRows.ts';
import { recordDeed } from '../../store/site/audit.ts';
import type { AppParts } from '../appParts.ts';
import { readPersonFacts } from './personFacts.ts';

type Parts = Pick<AppParts, 'db' | 'files'>;

/** A file of an answer that is made while it is sent. */
type MadeFile = { readonly name: string; readonly chunks: AsyncIterable<Uint8Array> };

/** The ZIP of a person's data: one JSON, a CSV for each kind, and their files. The audit records it first. */
export async function exportPerson(
  parts: Parts,
  { userId, language }: { readonly userId: string; readonly language: Language },
  now: number,
): Promise<MadeFile | Refusal> {
  const facts = await readPersonFacts(parts.db, userId);
  if (facts === null) return refuse('NOT_FOUND');
  await transaction(parts.db, (tx) => recordDeed(tx, { kind: 'users', subject: userId }));
  return { name: personFileName(language, now), chunks: zipFile(entriesOf(parts, facts, language), now) };
}

type OwnExport = { readonly userId: string; readonly role: string; readonly language: Language };

/** The same for the person themselves, recorded as their own deed. */
export const exportOwn = (
  parts: Parts,
  { role, ...asked }: OwnExport,
  { press, call, now }: { readonly press: string; readonly call: string; readonly now: number },
) => recordedAs({ press, actor: asked.userId, role, call, at: now }, () => exportPerson(parts, asked, now));

async function* entriesOf({ db, files }: Parts, facts: PersonFacts, language: Language): AsyncGenerator<ZipEntry> {
  for (const { name, text } of personFiles(facts, language)) {
    yield { name, isPacked: false, parts: [Buffer.from(text)] };
  }
  for (const { name, store } of await filesOf(db, facts.person.id)) {
    if ((await files[store].size(name)) === null) continue;
    yield { name: `${filesFolder(language)}/${name}`, isPacked: true, parts: files[store].stream(name) };
  }
}
