/**
 * When the server took what an outbox sent: `received_at`, at the top of an answer or in its `data`; `null` where it says
 * nothing of it. Without schemas, because the worker has none.
 */
export function receivedAtOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  const { received_at: receivedAt } = isRecord(answer.data) ? answer.data : answer;
  return typeof receivedAt === 'string' ? receivedAt : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
