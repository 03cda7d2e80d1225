import type { FailureCode } from '../../../src/domain/failure.ts';
import { formatBangkokDate } from '../../../src/domain/time.ts';
import { parseBangkok } from '../../../src/domain/typedTime.ts';
import type { Tx } from '../../store/database/connection.ts';
import { countLearners, lockLearnerLimits } from '../../store/people/people.ts';
import { readSettings } from '../../store/site/settings.ts';

/**
 * The refusal of further accounts, in all or today. With a limit, registrations run one after the other, so that the
 * last place is given once.
 */
export async function refuseOverLimit(tx: Tx, now: number): Promise<FailureCode | null> {
  const { userLimit, dailyUserLimit } = await readSettings(tx);
  if (userLimit === 0 && dailyUserLimit === 0) return null;
  await lockLearnerLimits(tx);
  const learners = await countLearners(tx, startOfBangkokDay(now));
  if (userLimit > 0 && learners.all >= userLimit) return 'OVER_LIMIT_USER';
  return dailyUserLimit > 0 && learners.since >= dailyUserLimit ? 'ERROR_CREATE_USER_IN_DAY' : null;
}

const startOfBangkokDay = (now: number): number => parseBangkok(formatBangkokDate(now), '00:00:00') ?? now;
