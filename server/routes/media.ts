import {
  addMedium,
  adminMedia,
  adminMedium,
  mediumName,
  mediumPoster,
  mediumRemoval,
  removeSubtitles,
  renameMedium,
  saveSubtitles,
  setMediumPoster,
  subtitlesMaximum,
} from '../../src/contract/administration/medium.ts';
import type { Revisable } from '../../src/contract/administration/revision.ts';
import type { Medium } from '../../src/domain/media/medium.ts';
import { isRefusal, refuse } from '../base/refusal.ts';
import { type HttpContext, handle, type Once } from '../http/handle.ts';
import { onceCounted } from '../http/onceCounted.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { unlessStale } from '../http/unlessStale.ts';
import type { Tx } from '../store/database/connection.ts';
import { newId } from '../store/database/newId.ts';
import { findMedium, findMediumOfUpload, insertMedium, searchMedia } from '../store/media/media.ts';
import { announceItems } from '../useCases/catalogue/announceCatalogue.ts';
import { takeUpload } from '../useCases/media/addMedium.ts';
import { changeMedium, removeMedium, setSubtitles, storeSubtitles } from '../useCases/media/changeMedium.ts';
import { mediaShown, mediumShown } from '../useCases/media/mediumShown.ts';
import { removeUnfinished } from '../useCases/media/unfinishedUploads.ts';

/** The longest subtitles in three-byte letters. */
const longText = { bodyMaximum: 3 * subtitlesMaximum + 10_000 };

/** Uploaded films, sounds, pictures and documents. */
export const mediaRoutes = [
  handle(adminMedia, async ({ query: { keyword = '', kind = null, ...page } }, { parts }) => {
    const { rows, total } = await searchMedia(parts.db, { keyword: keyword.trim(), kind, ...pageOf(page) });
    return { rows: await mediaShown(parts.db, rows), total };
  }),

  handle(adminMedium, async ({ params }, { parts }) => {
    const medium = await findMedium(parts.db, params.mediumId);
    return medium === null ? refuse('NOT_FOUND') : await mediumShown(parts.db, medium);
  }),

  handle(addMedium, async ({ body }, { parts, now, once, stored, person }) => {
    const before = await stored();
    if (before !== null) return before;
    const known = await findMediumOfUpload(parts.db, body.uploadId);
    const taken = known ?? (await takeUpload(parts.files, body));
    if (isRefusal(taken)) return taken;
    const { userId } = person();
    const answer = await once(async (tx) => {
      const id = newId(now, parts.randomBytes);
      await insertMedium(tx, { id, createdAt: now, ...taken, uploadId: body.uploadId, uploadedBy: userId });
      const made = await findMediumOfUpload(tx, body.uploadId);
      return made === null ? refuse('NOT_FOUND') : await mediumShown(tx, made);
    });
    if (!isRefusal(answer)) await removeUnfinished(parts.files, body.uploadId);
    return answer;
  }),

  handle(renameMedium, ({ params, body }, context) => saveUnlessStale(context, params.mediumId, mediumName, body)),

  handle(setMediumPoster, ({ params, body }, context) => saveUnlessStale(context, params.mediumId, mediumPoster, body)),

  handle(mediumRemoval, async ({ params: { mediumId } }, { parts, once }) => {
    const medium = await findMedium(parts.db, mediumId);
    const answer = await once((tx) => removeMedium(tx, mediumId));
    if (!isRefusal(answer) && medium !== null) {
      for (const { storedName } of [medium, ...medium.subtitles]) await parts.files.private.remove(storedName);
    }
    return answer;
  }),

  handle(
    saveSubtitles,
    async ({ params: { mediumId, language }, body }, { parts, now, once }) => {
      const file = await storeSubtitles(parts.files, body.text);
      if (isRefusal(file)) return file;
      let isUsed = false;
      const answer = await onceCounted(once, {
        run: (tx) => setSubtitles(tx, mediumId, { language, storedName: file.name }, now),
        announce: (itemIds) => {
          isUsed = true;
          announceItems(parts, itemIds);
        },
      });
      // Refused, or an answer of before: the new file belongs to nothing.
      if (!isUsed) await parts.files.private.remove(file.name);
      return answer;
    },
    longText,
  ),

  handle(removeSubtitles, ({ params: { mediumId, language } }, { parts, now, once }) =>
    onceCounted(once, {
      run: (tx) => setSubtitles(tx, mediumId, { language, storedName: null }, now),
      announce: (itemIds) => announceItems(parts, itemIds),
    }),
  ),
];

/** Saves a part of a medium. */
function saveUnlessStale<Part extends Partial<Pick<Medium, 'name' | 'posterUrl'>>>(
  context: HttpContext & Once<Medium>,
  id: string,
  part: Revisable<Pick<Medium, 'name' | 'posterUrl'>>,
  body: Part,
) {
  const { parts, now, once } = context;
  const read = (tx: Tx) => async () => {
    const medium = await findMedium(tx, id);
    return medium === null ? undefined : await mediumShown(tx, medium);
  };
  return onceCounted(once, {
    run: (tx) => unlessStale(tx, context, { ...part, read: read(tx) }, () => changeMedium(tx, id, body, now)),
    announce: (itemIds) => announceItems(parts, itemIds),
  });
}
