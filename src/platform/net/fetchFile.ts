import type { Call, CallInput } from '../../contract/call.ts';
import { type AnsweredFile, fileTypes } from '../../contract/order/orderDocument.ts';
import { signOutTold } from '../session/queuedSignOut.ts';
import { addressOf } from './addressParts.ts';
import { ServerUnreachable } from './callFailed.ts';
import { reportServerAnswered } from './connection.ts';
import { readAnswer, silenceOf } from './readAnswer.ts';

/** Timeout (ms) of a file, which may be rendered first and come over a slow line. */
const fileTimeoutMs = 30_000;
/** The same for a ZIP, which may have many pictures. */
const zipTimeoutMs = 10 * 60_000;

/** Fetches the file of a call. Throws like `callServer`. */
export async function fetchFile<C extends Call>(
  call: C,
  params: CallInput<C>['params'],
  query?: CallInput<C>['query'],
): Promise<AnsweredFile> {
  const response = await send(call, params, query);
  const type = call.media === 'json' ? null : fileTypes[call.media];
  const isFile = response.ok && response.headers.get('content-type') === type;
  if (!isFile) {
    // A refusal or a foreign page is not a file.
    await readAnswer<Call>(call, response);
    throw new ServerUnreachable(new Error(`No file came for ${call.name}`));
  }
  try {
    const bytes = new Uint8Array(await response.arrayBuffer());
    reportServerAnswered();
    return { bytes, name: nameIn(response.headers.get('content-disposition') ?? '') };
  } catch (cause) {
    throw silenceOf(cause);
  }
}

async function send(call: Call, params: CallInput<Call>['params'], query: unknown): Promise<Response> {
  const address = addressOf(call, { params, query });
  await signOutTold();
  try {
    return await fetch(address, {
      headers: { 'accept-language': document.documentElement.lang || 'th' },
      credentials: 'same-origin',
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(call.media === 'zip' ? zipTimeoutMs : fileTimeoutMs),
    });
  } catch (cause) {
    throw silenceOf(cause);
  }
}

/** The server's file name with Thai letters (RFC 6266). */
function nameIn(disposition: string): string {
  const [, name = ''] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
  return decodeURIComponent(name);
}
