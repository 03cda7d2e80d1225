import { createReadStream } from 'node:fs';
import { Upload } from 'tus-js-client';
import { resumableUploadsPath } from '../../../src/contract/site/fileAddresses.ts';
import { cookieHeader, type Visitor } from '../../support/shop/wireRequest.ts';
import type { MadeFilm } from './makeFilm.ts';

/** As the browser sends it. */
const partBytes = 16 * 1_024 ** 2;

type Sending = {
  readonly shopUrl: string;
  readonly as: Visitor;
  readonly film: MadeFilm;
  /** The address of an upload that began earlier. */
  readonly url: string | null;
  /** Sent bytes at which it is interrupted, and what else happens then; `null` sends all. */
  readonly mark: { readonly bytes: number; readonly meanwhile: () => Promise<void> } | null;
};

/** Sends a film from where it stopped until a mark or its end, and answers the address of the upload. */
export function sendUntil({ shopUrl, as, film, url, mark }: Sending): Promise<string> {
  let isOver = false;
  return new Promise((resolve, reject) => {
    const upload = new Upload(createReadStream(film.path), {
      endpoint: `${shopUrl}${resumableUploadsPath}`,
      uploadUrl: url,
      uploadSize: film.bytes,
      chunkSize: partBytes,
      retryDelays: null,
      headers: { cookie: cookieHeader(as), 'x-forwarded-for': as.address },
      onProgress: (sent) => {
        const address = upload.url;
        if (isOver || mark === null || sent < mark.bytes || address === null) return;
        isOver = true;
        mark
          .meanwhile()
          .then(() => upload.abort())
          .then(() => resolve(address), reject);
      },
      onSuccess: () => resolve(upload.url ?? ''),
      // A killed server breaks the request off.
      onError: (error) => (isOver ? undefined : reject(error)),
    });
    upload.start();
  });
}
