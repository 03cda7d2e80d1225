import { receivedAtOf } from '../../contract/order/receipt.ts';
import { withRoom } from '../store/makeRoom.ts';
import type { Delivery, EntryProblem, EntrySlip, OutboxEntry, Undelivered } from './entry.ts';
import { readSlip, replaceEntry } from './outboxStore.ts';

const answerTimeoutMs = 60_000;
/** A slip on a slow network of the countryside. */
const uploadTimeoutMs = 180_000;
/** The server owes the notice anyway; nobody waits long for it. */
const noticeTimeoutMs = 10_000;
const keyHeader = 'idempotency-key';

/**
 * Sends one entry in steps: each slip, then the body, then the notice. A finished upload is noted in the stored entry,
 * so a break between two steps goes on at the step. Page and worker both call this; it knows no schema. `mayRenew`: what
 * the server no longer has is uploaded again, once an attempt.
 */
export async function deliver(entry: OutboxEntry, mayRenew = true): Promise<Delivery> {
  const names: string[] = [];
  for (const slip of entry.slips) {
    const uploaded = slip.uploadedName ?? (await uploadSlip(entry, slip));
    if (typeof uploaded !== 'string') return uploaded;
    names.push(uploaded);
  }
  const { path, body, upload, notice } = entry.request;
  const answer = await post(path, upload ? { ...body, [upload.namesField]: names } : body, entry.key);
  if (answer.kind === 'refused' && upload && wantsUploadsAgain(answer.problem, upload.namesField)) {
    const renewed = mayRenew ? await renewUploads(entry.key) : null;
    return renewed === null ? answer : deliver(renewed, false);
  }
  if (answer.kind === 'otherUser' && entry.owner.kind !== 'user') return refused(answer.problem);
  if (answer.kind !== 'answered') return answer;
  const receivedAt = receivedAtOf(answer.body);
  if (receivedAt === null) return { kind: 'offline' };
  if (notice) await post(notice.path, notice.body, null, noticeTimeoutMs);
  return { kind: 'delivered', receivedAt };
}

async function uploadSlip(entry: OutboxEntry, slip: EntrySlip): Promise<string | Undelivered> {
  const upload = entry.request.upload;
  const bytes = await readSlip(slip.id);
  if (!upload || !bytes || bytes.byteLength !== slip.bytes) return refused({ code: 'SLIP_LOST', message: '' });
  const form = new FormData();
  form.append(upload.tokenField, upload.token);
  form.append(`${upload.digestField}0`, slip.digest);
  form.append(`${upload.fileField}0`, new Blob([bytes], { type: slip.type }), slip.fileName);
  const answer = await exchange(upload.path, { body: form, key: slip.key }, uploadTimeoutMs);
  if (answer.kind === 'otherUser') return refused(answer.problem);
  if (answer.kind !== 'answered') return answer;
  const name = uploadedNameOf(answer.body);
  if (name === null) return { kind: 'offline' };
  const noted = await withRoom(() =>
    replaceEntry(entry.key, (current) => ({
      ...current,
      slips: current.slips.map((other) => (other.id === slip.id ? { ...other, uploadedName: name } : other)),
    })),
  );
  // Taken away by the person meanwhile: then its body does not go out any more.
  return noted === null ? { kind: 'later' } : name;
}

/** A slip that was reported before is the same one in another upload. */
const wantsUploadsAgain = ({ code, fields }: EntryProblem, namesField: string): boolean =>
  code === 'INPUT_ERROR' && fields?.[namesField] !== undefined;

/**
 * The server throws away what was uploaded and not reported within a day. The bytes are still here, and go up again under
 * new keys, since the old ones stand for what is gone; also where only this attempt has learned its name, from an upload
 * whose first answer was lost. `null`: the entry is gone.
 */
const renewUploads = (entryKey: string): Promise<OutboxEntry | null> =>
  replaceEntry(entryKey, (current) => ({
    ...current,
    slips: current.slips.map((slip) => ({ ...slip, key: crypto.randomUUID(), uploadedName: null })),
  }));

const refused = (problem: EntryProblem): Undelivered => ({ kind: 'refused', problem });

type Answer =
  | { readonly kind: 'answered'; readonly body: unknown }
  | { readonly kind: 'offline' | 'later' }
  | { readonly kind: 'refused'; readonly problem: EntryProblem }
  | { readonly kind: 'otherUser'; readonly problem: EntryProblem };

/** `key` is the `Idempotency-Key`; the notice has none. */
type Sending = {
  readonly body: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key: string | null;
};

const post = (path: string, body: unknown, key: string | null, timeoutMs = answerTimeoutMs): Promise<Answer> =>
  exchange(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, key }, timeoutMs);

/**
 * Only an answer in our own words is believed, and only to the key that was sent, which the server gives back: another
 * is a captive portal speaking, or a proxy that repeats what it was told before.
 */
async function exchange(path: string, { body, headers, key }: Sending, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(path, {
      body,
      headers: { ...headers, ...(key === null ? {} : { [keyHeader]: key }) },
      method: 'POST',
      credentials: 'same-origin',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    if (status === 408 || status === 429 || status >= 500) return { kind: 'later' };
    if (key !== null && response.headers.get(keyHeader) !== key) return { kind: 'offline' };
    const answer: unknown = await response.json();
    if (!response.ok) return refusalOf(answer);
    return isRecord(answer) && answer.success === true ? { kind: 'answered', body: answer } : { kind: 'offline' };
  } catch {
    return { kind: 'offline' };
  }
}

function refusalOf(body: unknown): Answer {
  const error = isRecord(body) && isRecord(body.error) ? body.error : null;
  if (error === null || typeof error.code !== 'string') return { kind: 'offline' };
  const fields = isRecord(error.details) ? sentencesOf(error.details.fields) : {};
  const problem = {
    code: error.code,
    message: typeof error.message === 'string' ? error.message : '',
    ...(Object.keys(fields).length > 0 && { fields }),
  };
  return { kind: ownerIsAway.includes(problem.code) ? 'otherUser' : 'refused', problem };
}

const sentencesOf = (fields: unknown): Record<string, string> =>
  isRecord(fields)
    ? Object.fromEntries(
        Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
      )
    : {};

/** Refusals for the sake of who is signed in just now, and not of the entry. */
const ownerIsAway: readonly string[] = ['OTHER_USER', 'UNAUTHORIZED', 'WHITELIST_USER_DENIED'];

function uploadedNameOf(body: unknown): string | null {
  const names = isRecord(body) ? body.fileName : null;
  const first: unknown = Array.isArray(names) ? names[0] : null;
  return typeof first === 'string' && first !== '' ? first : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
