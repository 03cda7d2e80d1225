import type { Call, CallOutput } from '../../contract/call.ts';
import { uploadFields } from '../../contract/order/payment.ts';
import { signOutTold } from '../session/queuedSignOut.ts';
import { readAnswer, silenceOf } from './readAnswer.ts';

/** Timeout of a picture (ms). */
const timeoutMs = 60_000;

/** Uploads one picture. Throws like `callServer`. */
export async function uploadPicture<C extends Call>(call: C, picture: File, key: string): Promise<CallOutput<C>> {
  const form = new FormData();
  form.append(`${uploadFields.file}0`, picture, picture.name);
  await signOutTold();
  const response = await send(call, form, key);
  return await readAnswer(call, response);
}

async function send(call: Call, form: FormData, key: string): Promise<Response> {
  const headers = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang || 'th',
    'idempotency-key': key,
  };
  try {
    return await fetch(call.path, {
      method: call.method,
      headers,
      body: form,
      credentials: 'same-origin',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw silenceOf(cause);
  }
}
