import { type FigureStep, figurePeriod, type ShopFigures, salesSteps } from '../../../src/domain/order/salesFigures.ts';
import { bangkokDayStart, formatBangkokDate } from '../../../src/domain/time.ts';
import type { Db } from '../../store/database/database.ts';
import { activeLearners, deskWork, salesOfDays, soldItems } from '../../store/order/salesFigures.ts';
import { readSettings } from '../../store/site/settings.ts';
import { visitsSince } from '../../store/site/visits.ts';

/** The figures of the desk's first screen. */
export async function readFigures(db: Db, step: FigureStep, now: number): Promise<ShopFigures> {
  const { currency, commentsShown } = await readSettings(db);
  const today = formatBangkokDate(now);
  const { from, beforeFrom } = figurePeriod(step, today);
  const [since, beforeSince] = [bangkokDayStart(from), bangkokDayStart(beforeFrom)];
  return {
    currency,
    ...salesSteps(step, today, await salesOfDays(db, currency, beforeSince)),
    visits: await visitsSince(db, from, beforeFrom),
    learners: await activeLearners(db, since, beforeSince),
    best: await soldItems(db, currency, since, 'best'),
    worst: await soldItems(db, currency, since, 'worst'),
    work: await deskWork(db, commentsShown),
  };
}
