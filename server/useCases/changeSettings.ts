import type { SiteSettings } from '../../src/domain/siteSettings.ts';
import type { AppParts } from '../appParts.ts';
import { writeSettings } from '../store/settings.ts';
import { transaction } from '../store/transaction.ts';

/** Writes the site settings and tells every open page. */
export async function changeSettings(
  parts: Pick<AppParts, 'db' | 'realtime'>,
  changed: SiteSettings,
  now: number,
): Promise<SiteSettings> {
  await transaction(parts.db, (tx) => writeSettings(tx, changed, now));
  parts.realtime.emitToAll('settings:changed', 'site');
  return changed;
}
