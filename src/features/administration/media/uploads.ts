import { addMedium } from '../../../contract/administration/medium.ts';
import { storageDetails } from '../../../contract/site/storage.ts';
import type { Medium, MediumKind } from '../../../domain/media/medium.ts';
import { kindOf, mediumTypeOf } from '../../../domain/media/mediumType.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { reportDefect } from '../../../platform/net/reportDefect.ts';
import { detectType } from '../../../platform/upload/detectType.ts';
import { forgetUpload, type RunningUpload, startUpload } from '../../../platform/upload/resumableUpload.ts';
import { isUnderWay, reduceUploads, type UploadEntry, type UploadEvent, type UploadProblem } from './uploadList.ts';

/** Pause (ms) before the server is asked again to take a whole upload. */
const takeAgainMs = 3_000;

let uploads: readonly UploadEntry[] = [];
const running = new Map<string, RunningUpload>();
const listeners = new Set<() => void>();

/** The uploads of this page. They go on while the desk shows another screen. */
export const currentUploads = (): readonly UploadEntry[] => uploads;

export function onUploadsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(event: UploadEvent): void {
  uploads = reduceUploads(uploads, event);
  if (uploads.some(isUnderWay)) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Free bytes of the server; `null` if it cannot be told, which is reported. */
export async function askFreeBytes(): Promise<number | null> {
  try {
    return (await callServer(storageDetails)).freeBytes;
  } catch (failure) {
    reportDefect(failure, 'storage');
    return null;
  }
}

/**
 * Uploads a chosen file and answers the id of its upload. `kind`: `null` takes the kind of its content. `onTaken` gets
 * the medium once the server has it.
 */
export function beginUpload(file: File, kind: MediumKind | null, onTaken: (medium: Medium) => void): string {
  const id = crypto.randomUUID();
  note({ type: 'chosen', upload: { id, name: file.name, kind: kind ?? 'file', bytes: file.size } });
  void send(id, file, kind, onTaken).catch((defect: unknown) => {
    reportDefect(defect, 'upload');
    note({ type: 'failed', id, problem: 'failed' });
  });
  return id;
}

async function send(id: string, file: File, wanted: MediumKind | null, onTaken: (medium: Medium) => void) {
  const free = await askFreeBytes();
  if (free === null) note({ type: 'storageUnknown', id });
  else if (free - file.size <= 0) return note({ type: 'failed', id, problem: 'storage' });
  const detected = await detectType(file);
  const kind = wanted ?? kindOf(detected);
  if (mediumTypeOf(kind, detected) === null) return note({ type: 'failed', id, problem: 'type' });
  // Cancelled meanwhile.
  if (!uploads.some((upload) => upload.id === id)) return;
  const upload = startUpload(file, {
    onProgress: (sent) => note({ type: 'progressed', id, sent, at: Date.now() }),
    onWaiting: () => note({ type: 'waited', id }),
    onFailed: (problem) => note({ type: 'failed', id, problem }),
    onDone: (uploadId) => {
      running.delete(id);
      note({ type: 'sent', id });
      void takeUpload(id, file, { uploadId, name: file.name, kind }, onTaken);
    },
  });
  running.set(id, upload);
}

type WholeUpload = { readonly uploadId: string; readonly name: string; readonly kind: MediumKind };

async function takeUpload(id: string, file: File, body: WholeUpload, onTaken: (medium: Medium) => void) {
  try {
    const medium = await callServer(addMedium, { body }, { key: crypto.randomUUID() });
    await forgetUpload(file);
    note({ type: 'taken', id, medium });
    onTaken(medium);
  } catch (failure) {
    // One upload makes one medium, so a lost answer is asked for again.
    if (failure instanceof CallFailed && failure.status < 500)
      return note({ type: 'failed', id, problem: problemOf(failure) });
    setTimeout(() => void takeUpload(id, file, body, onTaken), takeAgainMs);
  }
}

const problemOf = ({ code }: CallFailed): UploadProblem => {
  if (code === 'FILE_TYPE_NOT_ALLOWED') return 'type';
  if (code === 'FILE_TOO_LARGE') return 'tooLarge';
  if (code === 'UNAUTHORIZED' || code === 'PERMISSION_DENIED') return 'session';
  return code === 'STORAGE_FULL' ? 'storage' : 'failed';
};

export function pauseUpload(id: string): void {
  running.get(id)?.pause();
  note({ type: 'paused', id });
}

export function resumeUpload(id: string): void {
  note({ type: 'resumed', id });
  running.get(id)?.resume();
}

/** Stops an upload, or removes an ended one from the list. */
export function dismissUpload(id: string): void {
  const upload = uploads.find((each) => each.id === id);
  if (upload && isUnderWay(upload)) running.get(id)?.cancel();
  running.delete(id);
  note({ type: 'dismissed', id });
}
