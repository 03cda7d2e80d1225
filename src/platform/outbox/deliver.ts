import type { Delivery, EntrySlip, OutboxEntry } from './entry.ts';
import { readSlip, replaceEntry } from './outboxStore.ts';

const attemptTimeoutMs = 60_000;

/**
 * Sends one entry in steps: each slip, then the body, then the notice. A finished upload is noted in the stored entry,
 * so a break between two steps goes on at the step. Page and worker both call this; it knows no schema.
 */
export async function deliver(entry: OutboxEntry): Promise<Delivery> {
  const names: string[] = [];
  for (const slip of entry.slips) {
    const uploaded = await uploadSlip(entry, slip);
    if (typeof uploaded !== 'string') return uploaded;
    names.push(uploaded);
  }
  const { path, body, upload, notice } = entry.request;
  const answer = await post(path, upload ? { ...body, [upload.namesField]: names } : body, entry.key);
  if (answer.kind !== 'answered') return answer;
  if (notice) await post(notice.path, notice.body, null);
  return { kind: 'delivered', receivedAt: receivedAtOf(answer.body) };
}

type Answer = { readonly kind: 'answered'; readonly body: unknown } | Exclude<Delivery, { kind: 'delivered' }>;

async function uploadSlip(
  entry: OutboxEntry,
  slip: EntrySlip,
): Promise<string | Exclude<Delivery, { kind: 'delivered' }>> {
  if (slip.uploadedName !== null) return slip.uploadedName;
  const upload = entry.request.upload;
  const bytes = await readSlip(slip.id);
  if (!upload || !bytes || bytes.byteLength !== slip.bytes) {
    return { kind: 'refused', problem: { code: 'SLIP_LOST', message: '' } };
  }
  const form = new FormData();
  form.append(upload.tokenField, upload.token);
  form.append(`${upload.digestField}0`, slip.digest);
  form.append(`${upload.fileField}0`, new Blob([bytes], { type: slip.type }), slip.fileName);
  const answer = await exchange(upload.path, { body: form }, slip.key);
  if (answer.kind !== 'answered') return answer;
  const name = uploadedNameOf(answer.body);
  if (name === null) return { kind: 'later' };
  await replaceEntry(entry.key, (current) => ({
    ...current,
    slips: current.slips.map((other) => (other.id === slip.id ? { ...other, uploadedName: name } : other)),
  }));
  return name;
}

const post = (path: string, body: unknown, key: string | null): Promise<Answer> =>
  exchange(path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, key);

async function exchange(
  path: string,
  request: { readonly body: BodyInit; readonly headers?: Readonly<Record<string, string>> },
  key: string | null,
): Promise<Answer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(path, {
      method: 'POST',
      body: request.body,
      headers: { ...request.headers, ...(key === null ? {} : { 'idempotency-key': key }) },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    body = await response.json();
  } catch {
    return { kind: 'offline' };
  }
  return response.ok ? { kind: 'answered', body } : refusalOf(response.status, body);
}

/** Only an answer in our own words is believed: another page's 404 is a captive portal, not the server's no. */
function refusalOf(status: number, body: unknown): Exclude<Delivery, { kind: 'delivered' }> {
  const problem = problemOf(body);
  if (problem === null || status === 408 || status === 429 || status >= 500) return { kind: 'later' };
  if (problem.code === 'OTHER_USER' || problem.code === 'UNAUTHORIZED') return { kind: 'otherUser' };
  return { kind: 'refused', problem };
}

function problemOf(body: unknown): { code: string; message: string } | null {
  const error = isRecord(body) && isRecord(body.error) ? body.error : null;
  if (error === null || typeof error.code !== 'string') return null;
  return { code: error.code, message: typeof error.message === 'string' ? error.message : '' };
}

function uploadedNameOf(body: unknown): string | null {
  const names = isRecord(body) ? body.fileName : null;
  const first: unknown = Array.isArray(names) ? names[0] : null;
  return typeof first === 'string' && first !== '' ? first : null;
}

function receivedAtOf(body: unknown): string {
  const answer = isRecord(body) ? body : {};
  const inner = isRecord(answer.data) ? answer.data : answer;
  return typeof inner.received_at === 'string' ? inner.received_at : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
