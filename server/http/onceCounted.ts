import type { RefusalReason } from '../../src/domain/order/refusalReason.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { Throttle } from '../base/throttle.ts';
import type { Tx } from '../store/database/connection.ts';
import type { StoredAnswer } from '../store/database/onceByKey.ts';
import type { KeyOptions, Once } from './handle.ts';

type Limit = {
  readonly throttle: Throttle;
  /** The counted key, such as a user or an order. */
  readonly key: string;
  /** The refusal's reason beside TOO_MANY_REQUESTS. */
  readonly reason?: RefusalReason;
  /** Gives the count back when nothing was made. */
  readonly givesBack?: boolean;
};

type CountedStep<Answer, News> = KeyOptions & {
  readonly limit?: Limit;
  /** The effect in its transaction: the answer, and the news that is announced after the commit. */
  readonly run: (tx: Tx) => Promise<{ readonly answer: Answer; readonly news: News } | Refusal>;
  readonly announce?: (news: News) => void;
};

/**
 * Throttles an effect, runs it once for the request's key, and announces it after the commit. A repeated key and a run
 * after a deadlock are counted once.
 */
export async function onceCounted<Answer, News>(
  once: Once<Answer>['once'],
  { limit, run, announce, ...key }: CountedStep<Answer, News>,
): Promise<Answer | StoredAnswer | Refusal> {
  let isCounted = false;
  let isMade = false;
  const made: News[] = [];
  const effect = async (tx: Tx): Promise<Answer | Refusal> => {
    isCounted ||= limit === undefined || limit.throttle.take(limit.key);
    if (!isCounted) return refuse('TOO_MANY_REQUESTS', limit?.reason ? { reason: limit.reason } : {});
    const outcome = await run(tx);
    if (isRefusal(outcome)) return outcome;
    made[0] = outcome.news;
    return outcome.answer;
  };
  try {
    const answer = await once(effect, key);
    isMade = !isRefusal(answer);
    if (isMade) for (const news of made) announce?.(news);
    return answer;
  } finally {
    // Also after a failure of the database: the key went back with the transaction, and the press is repeated.
    if (isCounted && !isMade && limit?.givesBack) limit.throttle.giveBack(limit.key);
  }
}
