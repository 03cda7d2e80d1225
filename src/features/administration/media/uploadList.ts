import type { Medium, MediumKind } from '../../../domain/media/medium.ts';

/**
 * `checking`: its content and the storage are looked at. `waiting`: the shop cannot be reached. `taking`: all bytes are
 * there, the server reads them.
 */
export type UploadPhase = 'checking' | 'sending' | 'waiting' | 'paused' | 'taking' | 'done' | 'failed';

export type UploadProblem = 'storage' | 'type' | 'tooLarge' | 'session' | 'failed';

/** Sent bytes at an instant (ms). */
type Sample = { readonly at: number; readonly sent: number };

export type UploadEntry = {
  readonly id: string;
  readonly name: string;
  readonly kind: MediumKind;
  readonly bytes: number;
  readonly sent: number;
  readonly phase: UploadPhase;
  readonly problem: UploadProblem | null;
  /** The free storage could not be asked for; the upload goes on. */
  readonly isStorageUnknown: boolean;
  /** The last seconds of sending, oldest first. */
  readonly samples: readonly Sample[];
  readonly medium: Medium | null;
};

export type UploadEvent =
  | { readonly type: 'chosen'; readonly upload: Pick<UploadEntry, 'id' | 'name' | 'kind' | 'bytes'> }
  | { readonly type: 'progressed'; readonly id: string; readonly sent: number; readonly at: number }
  | { readonly type: 'storageUnknown' | 'waited' | 'paused' | 'resumed' | 'sent'; readonly id: string }
  | { readonly type: 'dismissed'; readonly id: string }
  | { readonly type: 'taken'; readonly id: string; readonly medium: Medium }
  | { readonly type: 'failed'; readonly id: string; readonly problem: UploadProblem };

/** Speed is measured over this time (ms). */
const measuredMs = 10_000;

/** The uploads of this page after an event. Late events of ended uploads change nothing. */
export function reduceUploads(uploads: readonly UploadEntry[], event: UploadEvent): readonly UploadEntry[] {
  if (event.type === 'chosen') {
    const begun = {
      sent: 0,
      phase: 'checking',
      problem: null,
      isStorageUnknown: false,
      samples: [],
      medium: null,
    } as const;
    return [...uploads, { ...event.upload, ...begun }];
  }
  if (event.type === 'dismissed') return uploads.filter(({ id }) => id !== event.id);
  return uploads.map((upload) => (upload.id === event.id && !isOver(upload) ? after(upload, event) : upload));
}

type OwnEvent = Exclude<UploadEvent, { type: 'chosen' | 'dismissed' }>;

function after(upload: UploadEntry, event: OwnEvent): UploadEntry {
  switch (event.type) {
    case 'progressed': {
      if (upload.phase === 'paused') return upload;
      const recent = upload.samples.filter(({ at }) => event.at - at <= measuredMs);
      const samples = [...recent, { at: event.at, sent: event.sent }];
      return { ...upload, phase: 'sending', sent: event.sent, samples };
    }
    case 'storageUnknown':
      return { ...upload, isStorageUnknown: true };
    case 'waited':
      return upload.phase === 'paused' ? upload : { ...upload, phase: 'waiting', samples: [] };
    case 'paused':
      return { ...upload, phase: 'paused', samples: [] };
    case 'resumed':
      return { ...upload, phase: 'sending' };
    case 'sent':
      return { ...upload, phase: 'taking', sent: upload.bytes, samples: [] };
    case 'taken':
      return { ...upload, phase: 'done', sent: upload.bytes, samples: [], medium: event.medium };
    case 'failed':
      return { ...upload, phase: 'failed', problem: event.problem, samples: [] };
  }
}

const isOver = ({ phase }: UploadEntry): boolean => phase === 'done' || phase === 'failed';

/** Whether leaving the page would interrupt it. */
export const isUnderWay = (upload: UploadEntry): boolean => !isOver(upload);

/** Bytes a second over the last seconds; `null` before it can be told. */
export function speedOf({ samples }: UploadEntry): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.at - first.at < 1_000) return null;
  return ((last.sent - first.sent) * 1_000) / (last.at - first.at);
}

/** Time (ms) until all is sent at this speed; `null` before it can be told. */
export function timeLeft(upload: UploadEntry): number | null {
  const speed = speedOf(upload);
  return speed === null || speed <= 0 ? null : ((upload.bytes - upload.sent) / speed) * 1_000;
}
