import type { FailureCode } from '../../../src/domain/failure.ts';
import { formatBangkokDate } from '../../../src/domain/time.ts';
import { parseBangkok } from '../../../src/domain/typedTime.ts';
import type { Tx } from '../../store/database/connection.ts';
import { countLearners, lockLearnerLimits } from '../../store/people/people.ts';
import { readSettings } from '../../store/site/settings.ts';

/**
 * Why the site takes nobody more, in all or today. Those who register at the same moment follow each other until each
 * account is written, so the last place is given once; without limits nobody waits.
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
