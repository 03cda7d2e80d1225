import { transferReportFieldNames } from '../../../src/contract/order/payment.ts';
import { readSlipQr, slipReferenceText } from '../../../src/domain/order/slipQr.ts';
import { boundedMap } from '../../base/boundedMap.ts';
import { isRefusal, type Refusal, refuse } from '../../base/refusal.ts';
import { makeTurns, TooBusy } from '../../base/turns.ts';
import { readSlipCodes } from '../../files/readSlipCodes.ts';
import { reencodePicture } from '../../files/reencodePicture.ts';
import { digestOf } from '../../files/uploadedFile.ts';
import { findUpload, notePrepared, type UploadOwner, unpreparedUploads } from '../../store/site/uploads.ts';
import type { AppParts } from '../appParts.ts';

type Parts = Pick<AppParts, 'db' | 'files'>;

/** A prepared upload: the name of the copy that is shown. */
type Prepared = { readonly kind: 'prepared'; readonly displayName: string };

/** Bounds of the displayed copy; the original bytes are stored as evidence. */
const shownBounds = { maxWidth: 2_000, maxHeight: 3_000 } as const;

/** Decoding takes a thread of libuv, which has four: two stay for files. */
const inTurn = makeTurns({ atOnce: 2, waiting: 500, ofKey: 30 });
const running = new Map<string, Promise<Prepared | Refusal>>();
/** Broken pictures by name, so that nobody has them decoded again and again. */
const broken = boundedMap<Refusal>(1_000, () => 1);

/**
 * Makes the shown copy of an upload without EXIF and reads the QR of a slip, once. `asker`: who waits, such as an order.
 * Refuses a picture that is broken inside (FILE_TYPE_NOT_ALLOWED) or a full store; throws `TooBusy`.
 */
export async function prepareUpload(parts: Parts, name: string, asker: string): Promise<Prepared | Refusal> {
  const refused = broken.get(name);
  if (refused !== undefined) return refused;
  const begun = running.get(name) ?? inTurn(asker, () => prepare(parts, name)).finally(() => running.delete(name));
  running.set(name, begun);
  return await begun;
}

/** Prepares new uploads while nobody waits. Whoever needs one that failed here prepares it again. */
export function prepareInBackground(
  parts: Parts & Pick<AppParts, 'log'>,
  names: readonly string[],
  asker: string,
): void {
  for (const name of names) {
    prepareUpload(parts, name, asker).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) parts.log.warn({ err: error, upload: name }, 'an upload waits for its copy');
    });
  }
}

/** Resolves when nothing is prepared any more, before files and database are closed. */
export async function preparationsEnd(): Promise<void> {
  await Promise.allSettled(running.values());
}

/** Prepares the slips of a report, whose references decide about it; the first refusal names the field. */
export async function prepareSlips(
  parts: Parts,
  names: readonly string[],
  owner: UploadOwner & { readonly orderId: string },
): Promise<Refusal | null> {
  const waiting = await unpreparedUploads(parts.db, names, owner);
  const outcomes = await Promise.all(waiting.map((name) => prepareUpload(parts, name, owner.orderId)));
  const refused = outcomes.find(isRefusal);
  const aboutSlip = (fault: string) => ({ fields: { [transferReportFieldNames.slip]: fault } });
  if (refused?.code === 'FILE_TYPE_NOT_ALLOWED') return refuse(refused.code, aboutSlip('slipUnreadable'));
  return refused?.code === 'NOT_FOUND' ? refuse('INPUT_ERROR', aboutSlip('uploadAgain')) : (refused ?? null);
}

async function prepare({ db, files }: Parts, name: string): Promise<Prepared | Refusal> {
  const upload = await findUpload(db, name);
  if (upload === null) return refuse('NOT_FOUND');
  if (upload.displayName !== null) return { kind: 'prepared', displayName: upload.displayName };
  const bytes = await files.private.read(name);
  if (bytes === null) return refuse('NOT_FOUND');
  const shown = await reencodePicture(bytes, shownBounds);
  if (shown.kind === 'refused') {
    broken.set(name, refuse(shown.code));
    return refuse(shown.code);
  }
  const slipReference = await slipReferenceIn(bytes);
  const room = upload.ownerOrderId === null ? 'common' : 'reserve';
  const copy = await files.private.put(shown.bytes, shown.extension, room);
  if (copy.kind === 'storageFull') return refuse('STORAGE_FULL');
  const { width, height } = shown;
  const facts = { width, height, displayName: copy.name, displaySha256: digestOf(shown.bytes), slipReference };
  if (await notePrepared(db, name, facts)) return { kind: 'prepared', displayName: copy.name };
  // Its row was removed meanwhile.
  await files.private.remove(copy.name);
  return refuse('NOT_FOUND');
}

/** The transfer reference in a slip's picture; `null` if unreadable. */
async function slipReferenceIn(picture: Buffer): Promise<string | null> {
  const read = (await readSlipCodes(picture)).map(readSlipQr).find((slip) => slip !== null);
  return read ? slipReferenceText(read) : null;
}
