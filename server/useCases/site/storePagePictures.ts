import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { reencodePicture } from '../../files/reencodePicture.ts';
import { digestOf, type UploadedFile } from '../../files/uploadedFile.ts';
import type { NewPagePicture } from '../../store/site/customPages.ts';
import type { AppParts } from '../appParts.ts';

/** A page's text width on a double-density screen. */
const bounds = { maxWidth: 1_600, maxHeight: 2_400 } as const;

/** Rows of stored pictures, and the removal of their files if the rows are not written. */
type StoredPictures = { readonly rows: readonly NewPagePicture[]; readonly discard: () => Promise<void> };

/** Re-encodes pictures into the public store. Refuses other content; then nothing stays. */
export async function storePagePictures(
  { files }: Pick<AppParts, 'files'>,
  uploaded: readonly UploadedFile[],
  uploadedBy: string,
  now: number,
): Promise<StoredPictures | Refusal> {
  const rows: NewPagePicture[] = [];
  const discard = async () => {
    for (const { name } of rows) await files.public.remove(name);
  };
  for (const file of uploaded) {
    const stored = await storeOne(files, file, uploadedBy, now);
    if (isRefusal(stored)) {
      await discard();
      return stored;
    }
    rows.push(stored);
  }
  return { rows, discard };
}

async function storeOne(
  files: AppParts['files'],
  { field, bytes, claimedDigest }: UploadedFile,
  uploadedBy: string,
  now: number,
): Promise<NewPagePicture | Refusal> {
  if (claimedDigest !== null && claimedDigest !== digestOf(bytes)) {
    return refuse('FILE_DIFFERS', { fields: { [field]: 'differs' } });
  }
  const picture = await reencodePicture(bytes, bounds);
  if (picture.kind === 'refused') return refuse(picture.code, { fields: { [field]: 'invalid' } });
  const stored = await files.public.put(picture.bytes, picture.extension);
  if (stored.kind === 'storageFull') return refuse('STORAGE_FULL');
  const { width, height } = picture;
  return { name: stored.name, uploadedBy, bytes: picture.bytes.length, width, height, uploadedAt: now };
}
