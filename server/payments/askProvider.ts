/** How long a provider may take to answer (ms): less than the browser waits for the shop. */
export const answerWithinMs = 12_000;

/** A provider's answer: its status and JSON body (`null` if empty), or the fact that there was none. */
export type ProviderAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'none' };

type Question = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Asks a provider over HTTP. Redirects are not followed, because the request has a secret. */
export async function askProvider(url: string, { method, headers, body }: Question): Promise<ProviderAnswer> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { kind: 'answer', status: answer.status, body: text === '' ? null : JSON.parse(text) };
  } catch {
    return { kind: 'none' };
  }
}
