import { DetailedError, defaultOptions, Upload, type UploadOptions } from 'tus-js-client';
import { resumableUploadsPath } from '../../contract/site/fileAddresses.ts';
import { currentConnection, subscribeToConnection } from '../net/connection.ts';

/** `session`: signed out meanwhile. `storage`: the server has no room. */
export type UploadFault = 'session' | 'storage' | 'failed';

export type UploadListener = {
  readonly onProgress: (sentBytes: number) => void;
  /** The server cannot be reached; it goes on by itself. */
  readonly onWaiting: () => void;
  readonly onDone: (uploadId: string) => void;
  readonly onFailed: (fault: UploadFault) => void;
};

export type RunningUpload = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** Stops it and removes its part from the server. */
  readonly cancel: () => void;
};

/** Bytes of one request. A lost connection repeats nothing, because the server stores what came. */
const partBytes = 16 * 1024 * 1024;
/** Pauses (ms) between tries while the server cannot be reached. */
const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

const options: UploadOptions = {
  endpoint: resumableUploadsPath,
  chunkSize: partBytes,
  // Tries again below, as long as it takes.
  retryDelays: null,
};

/** Sends a file by tus, from where an earlier try of the same file stopped, also before a reload. */
export function startUpload(file: File, listener: UploadListener): RunningUpload {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'running' | 'paused' | 'over' = 'running';
  const upload = new Upload(file, {
    ...options,
    onProgress: (sent) => {
      pauseMs = firstPauseMs;
      if (state === 'running') listener.onProgress(sent);
    },
    onSuccess: () => {
      end();
      listener.onDone(idOf(upload.url));
    },
    onError: (error) => {
      if (state !== 'running') return;
      const fault = faultOf(error);
      if (fault !== null) {
        end();
        listener.onFailed(fault);
        return;
      }
      listener.onWaiting();
      timer = setTimeout(send, pauseMs);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    },
  });
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (state === 'running') upload.start();
  };
  // A wait ends as soon as the shop answers again.
  const unsubscribe = subscribeToConnection(() => {
    if (timer !== undefined && currentConnection() === 'online') send();
  });
  const end = () => {
    state = 'over';
    clearTimeout(timer);
    unsubscribe();
  };
  void upload.findPreviousUploads().then(([earlier]) => {
    if (earlier) upload.resumeFromPreviousUpload(earlier);
    send();
  });
  return {
    pause: () => {
      if (state !== 'running') return;
      state = 'paused';
      clearTimeout(timer);
      timer = undefined;
      void upload.abort();
    },
    resume: () => {
      if (state !== 'paused') return;
      state = 'running';
      send();
    },
    cancel: () => {
      end();
      // Its part goes with the server's clean-up if this request is lost.
      void upload.abort(true).catch(() => undefined);
    },
  };
}

/** Forgets where a file's upload stood, once the server has taken it. */
export async function forgetUpload(file: File): Promise<void> {
  const earlier = await new Upload(file, options).findPreviousUploads();
  for (const { urlStorageKey } of earlier) await defaultOptions.urlStorage?.removeUpload(urlStorageKey);
}

const idOf = (url: string | null): string => url?.slice(url.lastIndexOf('/') + 1) ?? '';

/** The fault that ends an upload; `null` for one that passes. */
function faultOf(error: Error | DetailedError): UploadFault | null {
  const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : -1;
  if (status === 507) return 'storage';
  if (status === 401 || status === 403) return 'session';
  const isPassing = status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
  return isPassing ? null : 'failed';
}
