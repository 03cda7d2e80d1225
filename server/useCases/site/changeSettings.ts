import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { transaction } from '../../store/database/transaction.ts';
import { readSettings, writeSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';

/** Writes the site settings and notifies open pages. The bookstore needs its configuration. */
export async function changeSettings(
  parts: Pick<AppParts, 'db' | 'realtime' | 'bookstore'>,
  changed: SiteSettings,
  now: number,
): Promise<SiteSettings | Refusal> {
  const written = await transaction(parts.db, async (tx) => {
    const isTurnedOn = changed.bookstoreEnabled && !(await readSettings(tx)).bookstoreEnabled;
    if (isTurnedOn && !parts.bookstore.isKnown) return refuse('BOOKSTORE_OFF');
    await writeSettings(tx, changed, now);
    return changed;
  });
  if (written === changed) parts.realtime.emitToAll('settings:changed', 'site');
  return written;
}
