/**
 * The server's time of receipt: `received_at`, at the top or in `data`; `null` without one. No schemas, because the
 * worker has none.
 */
export function receivedAtOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  const { received_at: receivedAt } = isRecord(answer.data) ? answer.data : answer;
  return typeof receivedAt === 'string' ? receivedAt : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
