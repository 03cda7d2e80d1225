import { receivedAtOf } from '../../contract/order/receipt.ts';
import { withRoom } from '../store/makeRoom.ts';
import type { Delivery, EntryProblem, EntrySlip, OutboxEntry, Undelivered } from './entry.ts';
import { readSlip, replaceEntry } from './outboxStore.ts';

const answerTimeoutMs = 60_000;
/** Time-out of an upload, for a slip on a slow mobile network. */
const uploadTimeoutMs = 180_000;
/** Time-out of the call that sends the buyer's e-mail. The server sends it anyway, so it is short. */
const emailTimeoutMs = 10_000;
const keyHeader = 'idempotency-key';

/**
 * Sends one entry in steps: slips, body, e-mail. Finished uploads are stored, so that an interrupted delivery
 * continues. Used by page and worker, without schemas. `mayRenew`: lost slips are uploaded again, once.
 */
export async function deliver(entry: OutboxEntry, mayRenew = true): Promise<Delivery> {
  const names: string[] = [];
  for (const slip of entry.slips) {
    const uploaded = slip.uploadedName ?? (await uploadSlip(entry, slip));
    if (typeof uploaded !== 'string') return uploaded;
    names.push(uploaded);
  }
  const { path, body, upload, email } = entry.request;
  const answer = await post(path, upload ? { ...body, [upload.namesField]: names } : body, entry.key);
  if (answer.kind === 'refused' && upload && wantsUploadsAgain(answer.problem, upload.namesField)) {
    const renewed = mayRenew ? await renewUploads(entry.key) : null;
    return renewed === null ? answer : deliver(renewed, false);
  }
  if (answer.kind === 'otherUser' && entry.owner.kind !== 'user') return refused(answer.problem);
  if (answer.kind !== 'answered') return answer;
  const receivedAt = receivedAtOf(answer.body);
  if (receivedAt === null) return { kind: 'offline' };
  if (email) await post(email.path, email.body, null, emailTimeoutMs);
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
  // The person discarded it meanwhile, so its body is not sent.
  return noted === null ? { kind: 'later' } : name;
}

/** A slip that was reported before has the same content in another upload. */
const wantsUploadsAgain = ({ code, fields }: EntryProblem, namesField: string): boolean =>
  code === 'INPUT_ERROR' && fields?.[namesField] !== undefined;

/**
 * Prepares new uploads, because the server deletes uploads that are not reported within a day. They get new keys; the
 * old keys stand for the deleted uploads. `null`: the entry is gone.
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

/** A request. `key`: the `Idempotency-Key`; the e-mail has none. */
type Sending = {
  readonly body: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key: string | null;
};

const post = (path: string, body: unknown, key: string | null, timeoutMs = answerTimeoutMs): Promise<Answer> =>
  exchange(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' }, key }, timeoutMs);

/**
 * Sends a request. An answer counts only in our format and with the sent key in it. Anything else comes from a captive
 * portal or a caching proxy.
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

/** Whether a refusal concerns the current session, not the entry. */
const ownerIsAway: readonly string[] = ['OTHER_USER', 'UNAUTHORIZED', 'WHITELIST_USER_DENIED'];

function uploadedNameOf(body: unknown): string | null {
  const names = isRecord(body) ? body.fileName : null;
  const first: unknown = Array.isArray(names) ? names[0] : null;
  return typeof first === 'string' && first !== '' ? first : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
