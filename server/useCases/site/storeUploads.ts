import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { checkPicture } from '../../files/reencodePicture.ts';
import { digestOf, type UploadedFile } from '../../files/uploadedFile.ts';
import { newId } from '../../store/database/newId.ts';
import type { NewUpload, UploadOwner } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';

const extensionOf = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const;
/** Most unattached files of one owner. */
export const unattachedMaximum = 30;

/** Rows of stored files, and the removal of the files if the rows are not written. */
type StoredUploads = { readonly rows: readonly NewUpload[]; readonly discard: () => Promise<void> };

/**
 * Checks pictures by their headers and stores the original bytes privately; `prepareUpload` makes the copy that is
 * shown. Refuses a wrong hash, other content, or a full store; then nothing stays.
 */
export async function storeUploads(
  parts: Pick<AppParts, 'files' | 'randomBytes'>,
  uploaded: readonly UploadedFile[],
  owner: UploadOwner,
  now: number,
): Promise<StoredUploads | Refusal> {
  const names: string[] = [];
  const discard = async () => {
    for (const name of names) await parts.files.private.remove(name);
  };
  const rows: NewUpload[] = [];
  for (const file of uploaded) {
    const row = await storeOne(parts, file, owner, now, names);
    if (isRefusal(row)) {
      await discard();
      return row;
    }
    rows.push(row);
  }
  return { rows, discard };
}

async function storeOne(
  { files, randomBytes }: Pick<AppParts, 'files' | 'randomBytes'>,
  { field, bytes, claimedDigest }: UploadedFile,
  owner: UploadOwner,
  now: number,
  names: string[],
): Promise<NewUpload | Refusal> {
  const sha256 = digestOf(bytes);
  const aboutField = (fault: string) => ({ fields: { [field]: fault } });
  if (claimedDigest !== null && claimedDigest !== sha256) return refuse('FILE_DIFFERS', aboutField('differs'));
  const checked = await checkPicture(bytes);
  if (checked.kind === 'refused') return refuse(checked.code, aboutField('invalid'));
  const { type } = checked;
  if (type === 'avif') return refuse('FILE_TYPE_NOT_ALLOWED', aboutField('invalid'));
  const stored = await files.private.put(bytes, extensionOf[type], owner.orderId === null ? 'common' : 'reserve');
  if (stored.kind === 'storageFull') return refuse('STORAGE_FULL');
  names.push(stored.name);
  return {
    id: newId(now, randomBytes),
    name: stored.name,
    store: 'private',
    ownerUserId: owner.userId,
    ownerGuestKeyHash: owner.guestKeyHash,
    ownerOrderId: owner.orderId,
    sha256,
    bytes: bytes.length,
    mediaType: `image/${type}`,
    createdAt: now,
  };
}
