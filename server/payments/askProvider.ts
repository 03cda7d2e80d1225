/** How long a provider may take to answer (ms): less than the browser waits for the shop. */
export const answerWithinMs = 12_000;

/** A provider's answer: its status and JSON body (`null` if empty), or the fact that there was none. */
export type ProviderAnswer = { readonly kind: 'answer'; readonly status: number; readonly body: unknown } | NoAnswer;

/** `isUnsent`: no connection was made, so that the provider did nothing. */
type NoAnswer = { readonly kind: 'none'; readonly isUnsent?: true };

type Question = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A shorter time for the answer (ms). */
  readonly withinMs?: number;
};

/** A provider's answer as text, or the fact that there was none. */
type TextAnswer = { readonly kind: 'answer'; readonly status: number; readonly body: string } | NoAnswer;

/** Asks a provider over HTTP and reads JSON. */
export async function askProvider(url: string, question: Question): Promise<ProviderAnswer> {
  const answer = await askProviderText(url, question);
  if (answer.kind === 'none') return answer;
  try {
    return { ...answer, body: answer.body === '' ? null : JSON.parse(answer.body) };
  } catch {
    return { kind: 'none' };
  }
}

/** Asks a provider over HTTP. Redirects are not followed, because the request has a secret. */
export async function askProviderText(
  url: string,
  { method, headers, body, withinMs = answerWithinMs }: Question,
): Promise<TextAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
      ...(body === undefined ? {} : { body }),
    });
    return { kind: 'answer', status: answer.status, body: await answer.text() };
  } catch (error) {
    return { kind: 'none', ...(isUnsent(error) && { isUnsent: true }) };
  }
}

/** Codes of Node.js and of its `fetch` for a connection that did not come about. */
const unsentCodes: readonly unknown[] = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
];

const isUnsent = (error: unknown): boolean =>
  error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause
    ? unsentCodes.includes(error.cause.code)
    : false;
