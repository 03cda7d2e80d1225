import { readSlipQr, slipReferenceText } from '../../../src/domain/order/slipQr.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { readSlipCodes } from '../../files/readSlipCodes.ts';
import { reencodePicture } from '../../files/reencodePicture.ts';
import { sniffPicture } from '../../files/sniffPicture.ts';
import { digestOf, type UploadedFile } from '../../files/uploadedFile.ts';
import { newId } from '../../store/database/newId.ts';
import type { NewUpload, UploadOwner } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';

/** Bounds of the displayed copy; the original bytes are stored as evidence. */
const shownBounds = { maxWidth: 2_000, maxHeight: 3_000 } as const;
const extensionOf = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const;
/** Most unattached files of one owner. */
export const unattachedMaximum = 30;

/** Rows of stored files, and the removal of the files if the rows are not written. */
type StoredUploads = { readonly rows: readonly NewUpload[]; readonly discard: () => Promise<void> };

/**
 * Checks pictures by content and stores each twice privately: the original bytes, and a re-encoded copy without EXIF.
 * Refuses a wrong hash, other content, or a full store; then nothing stays.
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
  const room = owner.orderId === null ? 'common' : 'reserve';
  const evidence = await files.private.put(bytes, extensionOf[type], room);
  if (evidence.kind === 'storageFull') return refuse('STORAGE_FULL');
  names.push(evidence.name);
  const display = await files.private.put(shown.bytes, shown.extension, room);
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
    displaySha256: digestOf(shown.bytes),
    slipReference: await slipReferenceIn(bytes),
    createdAt: now,
  };
}

/** The transfer reference in a slip's picture; `null` if unreadable. */
async function slipReferenceIn(picture: Buffer): Promise<string | null> {
  const read = (await readSlipCodes(picture)).map(readSlipQr).find((slip) => slip !== null);
  return read ? slipReferenceText(read) : null;
}
