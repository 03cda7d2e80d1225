import { publicFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import type { Medium } from '../../../src/domain/media/medium.ts';
import { readSubtitles, webVttOf } from '../../../src/domain/media/subtitles.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Files } from '../../files/files.ts';
import type { Tx } from '../../store/database/connection.ts';
import {
  countUses,
  deleteMedium,
  deleteSubtitle,
  findMedium,
  isUploadedPicture,
  lockMedium,
  putSubtitle,
  touchItemsOf,
  updateMedium,
} from '../../store/media/media.ts';
import { storedMediumName } from './addMedium.ts';
import { mediumShown } from './mediumShown.ts';

/** A changed medium; the news are the items that show it. */
type ChangedMedium = { readonly answer: Medium; readonly news: readonly string[] };

/** Renames a medium, or sets its poster. Refuses an empty name and a picture that nobody uploaded. */
export async function changeMedium(
  tx: Tx,
  id: string,
  wanted: Partial<Pick<Medium, 'name' | 'posterUrl'>>,
  now: number,
): Promise<ChangedMedium | Refusal> {
  const before = await findMedium(tx, id);
  if (before === null) return refuse('NOT_FOUND');
  const name = wanted.name === undefined ? before.name : storedMediumName(wanted.name);
  if (name === '') return refuse('INPUT_ERROR', { fields: { name: 'required' } });
  const posterName =
    wanted.posterUrl === undefined ? before.posterName : (wanted.posterUrl?.replace(`${publicFilesPath}/`, '') ?? null);
  const isKnown = posterName === null || posterName === before.posterName || (await isUploadedPicture(tx, posterName));
  if (!isKnown) return refuse('INPUT_ERROR', { fields: { posterUrl: 'pictures.unknown' } });
  await updateMedium(tx, id, { name, posterName });
  return await changed(tx, id, now);
}

/** A file of subtitles with the text of a WebVTT file, or a refusal that names the faulty line. */
export async function storeSubtitles(
  files: Files,
  text: string,
): Promise<{ readonly kind: 'stored'; readonly name: string } | Refusal> {
  const read = readSubtitles(text);
  if (read.kind === 'problem') {
    return refuse('INPUT_ERROR', { fields: { text: read.problem }, names: [String(read.line)] });
  }
  const stored = await files.private.put(Buffer.from(webVttOf(read.cues)), 'vtt');
  return stored.kind === 'storageFull' ? refuse('STORAGE_FULL') : stored;
}

/** Sets a film's subtitles in a language; `storedName`: `null` takes them away. The former file is removed at night. */
export async function setSubtitles(
  tx: Tx,
  id: string,
  { language, storedName }: { readonly language: string; readonly storedName: string | null },
  now: number,
): Promise<ChangedMedium | Refusal> {
  if ((await findMedium(tx, id))?.kind !== 'video') return refuse('NOT_FOUND');
  if (storedName === null) await deleteSubtitle(tx, id, language);
  else await putSubtitle(tx, id, { language, storedName });
  return await changed(tx, id, now);
}

/** Deletes a medium that nothing uses; the caller removes its files. */
export async function removeMedium(tx: Tx, id: string): Promise<null | Refusal> {
  if (!(await lockMedium(tx, id))) return null;
  if ((await countUses(tx, [id])).has(id)) return refuse('STATUS_CONFLICT');
  await deleteMedium(tx, id);
  return null;
}

async function changed(tx: Tx, id: string, now: number): Promise<ChangedMedium | Refusal> {
  const after = await findMedium(tx, id);
  if (after === null) return refuse('NOT_FOUND');
  return { answer: await mediumShown(tx, after), news: await touchItemsOf(tx, id, now) };
}
