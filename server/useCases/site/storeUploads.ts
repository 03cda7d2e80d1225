import { readSlipQr, slipReferenceText } from '../../../src/domain/order/slipQr.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { readSlipCodes } from '../../files/readSlipCodes.ts';
import { reencodePicture } from '../../files/reencodePicture.ts';
import { sniffPicture } from '../../files/sniffPicture.ts';
import { digestOf, type UploadedFile } from '../../files/uploadedFile.ts';
import { newId } from '../../store/database/newId.ts';
import type { NewUpload, UploadOwner } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';

/** The longer sides of the copy that is shown; the bytes that were sent are kept beside it as evidence. */
const shownBounds = { maxWidth: 2_000, maxHeight: 3_000 } as const;
const extensionOf = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const;
/** So many files of one owner may wait for something that they belong to. */
export const unattachedMaximum = 30;

/** The rows of stored files, and how to take the files away again where the rows are not written. */
type StoredUploads = { readonly rows: readonly NewUpload[]; readonly discard: () => Promise<void> };

/**
 * Checks pictures by their content and writes each twice into the private store: the very bytes as evidence, and a
 * copy made anew without EXIF for showing. Refuses what differs from its hash, is no picture, or finds no room; then
 * nothing stays.
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
  const type = sniffPicture(bytes);
  if (type === null || type === 'avif') return refuse('FILE_TYPE_NOT_ALLOWED', aboutField('invalid'));
  const shown = await reencodePicture(bytes, shownBounds);
  if (shown.kind === 'refused') return refuse(shown.code, aboutField('invalid'));
  const evidence = await files.private.put(bytes, extensionOf[type]);
  if (evidence.kind === 'storageFull') return refuse('STORAGE_FULL');
  names.push(evidence.name);
  const display = await files.private.put(shown.bytes, shown.extension);
  if (display.kind === 'storageFull') return refuse('STORAGE_FULL');
  names.push(display.name);
  return {
    id: newId(now, randomBytes),
    name: evidence.name,
    store: 'private',
    ownerUserId: owner.userId,
    ownerGuestKeyHash: owner.guestKeyHash,
    ownerOrderId: owner.orderId,
    sha256,
    bytes: bytes.length,
    mediaType: `image/${type}`,
    width: shown.width,
    height: shown.height,
    displayName: display.name,
    slipReference: await slipReferenceIn(bytes),
    createdAt: now,
  };
}

/** Of the transfer that a picture is the slip of; `null` where no code can be read, or none is a slip's. */
async function slipReferenceIn(picture: Buffer): Promise<string | null> {
  const read = (await readSlipCodes(picture)).map(readSlipQr).find((slip) => slip !== null);
  return read ? slipReferenceText(read) : null;
}
