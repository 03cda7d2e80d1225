import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { z } from 'zod';
import { readJsonLines } from './jsonLines.ts';

const answerWithinMs = 60_000;
const failedSchema = z.object({ failed: z.string() });

type Asked = {
  readonly path: string;
  /** Writes the request's body and ends it. */
  readonly send: (asked: ClientRequest) => Promise<void>;
  /** Advice after a lost connection. */
  readonly again: string;
};

/** The running shop does not take the command, or stopped answering. */
export class SocketFault extends Error {}

/** Asks the running shop over its command socket; gives the lines of its answer until it ends. */
export async function* askShop(commandSocket: string, { path, send, again }: Asked): AsyncGenerator<unknown> {
  const asked = request({ socketPath: commandSocket, path, method: 'POST' });
  asked.setTimeout(answerWithinMs, () => asked.destroy(new SocketFault('The shop has not answered for a minute.')));
  // A failed send shows in the answer or its end.
  send(asked).catch(() => {});
  try {
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    for await (const line of readJsonLines(response)) {
      const { data: refused } = failedSchema.safeParse(line);
      if (refused) throw new SocketFault(refused.failed);
      yield line;
    }
  } catch (error) {
    if (error instanceof SocketFault || !(error instanceof Error)) throw error;
    throw new SocketFault(`The shop broke off (${error.message}). ${again}`);
  } finally {
    asked.destroy();
  }
}
