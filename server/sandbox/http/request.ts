import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request as it arrived. `path` begins behind the provider's name. */
export type SandboxRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Fields = Readonly<Record<string, unknown>>;

const bodyMaximum = 1_000_000;

/** The body as text; `null` if it is longer than a million characters. */
export async function readBody(message: IncomingMessage): Promise<string | null> {
  let text = '';
  message.setEncoding('utf8');
  for await (const part of message) {
    text += part;
    if (text.length > bodyMaximum) return null;
  }
  return text;
}

/** Fields of a JSON or form body; a form's `card[name]` is a field of `card`. `null` if the JSON is malformed. */
export function fieldsOf({ headers, body }: SandboxRequest): Fields | null {
  if (body === '') return {};
  if (!(headers['content-type'] ?? '').includes('json')) return nestedFields(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** User name of HTTP Basic authentication; `null` without one. */
export function basicUser({ headers }: SandboxRequest): string | null {
  const [, encoded] = /^Basic (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  if (encoded === undefined) return null;
  return Buffer.from(encoded, 'base64').toString('utf8').split(':')[0] ?? null;
}

function nestedFields(form: URLSearchParams): Fields {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form) {
    const [, outer, inner] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
    if (outer === undefined || inner === undefined) fields[name] = value;
    else fields[outer] = { ...(isFields(fields[outer]) ? fields[outer] : {}), [inner]: value };
  }
  return fields;
}
