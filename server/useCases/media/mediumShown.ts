import { deskToken, lectureFilesPath } from '../../../src/contract/site/fileAddresses.ts';
import type { Medium } from '../../../src/domain/media/medium.ts';
import { publicFileUrl } from '../../base/fileAddresses.ts';
import type { Db } from '../../store/database/connection.ts';
import { countUses, type StoredMedium } from '../../store/media/media.ts';

const deskUrl = (name: string): string => `${lectureFilesPath}/${deskToken}/${name}`;

/** Media as the desk shows them. */
export async function mediaShown(db: Db, stored: readonly StoredMedium[]): Promise<readonly Medium[]> {
  const uses = await countUses(
    db,
    stored.map(({ id }) => id),
  );
  return stored.map((medium) => ({
    id: medium.id,
    kind: medium.kind,
    name: medium.name,
    bytes: medium.bytes,
    contentType: medium.contentType,
    durationSeconds: medium.durationSeconds,
    width: medium.width,
    height: medium.height,
    codec: medium.codec,
    isPlayable: medium.isPlayable,
    posterUrl: medium.posterName === null ? null : publicFileUrl(medium.posterName),
    url: deskUrl(medium.storedName),
    subtitles: medium.subtitles.map(({ language, storedName }) => ({ language, url: deskUrl(storedName) })),
    uses: uses.get(medium.id) ?? 0,
    createdAt: medium.createdAt,
  }));
}

export async function mediumShown(db: Db, stored: StoredMedium): Promise<Medium> {
  const [shown] = await mediaShown(db, [stored]);
  if (shown === undefined) throw new Error('A medium was not shown');
  return shown;
}
