import { connect } from 'node:net';
import { z } from 'zod';

const Answer = z.object({
  pid: z.number(),
  address: z.string(),
  isOwner: z.boolean(),
  commandSocket: z.string().optional(),
});
type LockAnswer = z.output<typeof Answer>;

const answerWithinMs = 2_000;
/** A silent listener is alive all the same. */
const silent: LockAnswer = { pid: 0, address: '', isOwner: true };

/** The listener at this name; `null` without one. */
export function askLockHolder(path: string): Promise<LockAnswer | null> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(path);
    socket.setEncoding('utf8').setTimeout(answerWithinMs, () => {
      socket.destroy();
      resolve(silent);
    });
    socket.on('data', (part: string) => {
      text += part;
    });
    socket.on('end', () => resolve(readAnswer(text)));
    socket.on('error', (error) => resolve('code' in error && isNobody(error.code) ? null : silent));
  });
}

/** Stale or gone; any other error (such as a full backlog) proves nothing. */
const isNobody = (code: unknown): boolean => code === 'ECONNREFUSED' || code === 'ENOENT';

function readAnswer(text: string): LockAnswer {
  try {
    return Answer.parse(JSON.parse(text));
  } catch {
    return silent;
  }
}
