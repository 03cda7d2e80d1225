import { ServerUnreachable } from '../../platform/net/callFailed.ts';
import type { Answer, CatalogueReply, CatalogueRequest, CatalogueRequests } from './catalogueRequest.ts';

/** Every wait ends. The first catalogue of a large shop comes slowly over a bad line. */
const patienceMs: Record<CatalogueRequest, number> = {
  update: 130_000,
  texts: 130_000,
  search: 20_000,
  listings: 20_000,
};

type Waiting = {
  readonly settle: (reply: CatalogueReply) => void;
  /** Asks the same in the page. */
  readonly askHere: () => void;
};

const waiting = new Map<number, Waiting>();
let asked = 0;
/** Begun with the first question; `null` where the browser gives us none. */
let worker: Worker | null | undefined;

/**
 * Asks the cached catalogue, in its worker. Where no worker starts, the page does the work itself. Throws
 * `ServerUnreachable` where the feed was asked and did not answer.
 */
export function askCatalogue<R extends CatalogueRequest>(
  request: R,
  question: CatalogueRequests[R]['question'],
): Promise<Answer<R>> {
  if (worker === undefined) worker = startWorker();
  const beside = worker;
  if (beside === null) return askHere(request, question);
  asked += 1;
  const id = asked;
  return new Promise<Answer<R>>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(id);
    };
    const timer = setTimeout(() => {
      done();
      reject(new Error(`The cached catalogue did not answer: ${request}`));
    }, patienceMs[request]);
    waiting.set(id, {
      settle: (reply) => {
        done();
        if ('answer' in reply) resolve(reply.answer as Answer<R>);
        else reject(reply.fault === 'unreachable' ? new ServerUnreachable(reply.detail) : new Error(reply.detail));
      },
      askHere: () => {
        done();
        askHere(request, question).then(resolve, reject);
      },
    });
    beside.postMessage({ id, request, question });
  });
}

async function askHere<R extends CatalogueRequest>(
  request: R,
  question: CatalogueRequests[R]['question'],
): Promise<Answer<R>> {
  const { answerCatalogue } = await import('./answerCatalogue.ts');
  return answerCatalogue(request, question);
}

function startWorker(): Worker | null {
  try {
    const started = new Worker(new URL('./catalogueWorker.ts', import.meta.url), { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<CatalogueReply>) => waiting.get(data.id)?.settle(data);
    // Its code failed to load, or it crashed: the page answers instead.
    started.onerror = () => {
      started.terminate();
      worker = null;
      for (const one of [...waiting.values()]) one.askHere();
    };
    return started;
  } catch {
    return null;
  }
}
