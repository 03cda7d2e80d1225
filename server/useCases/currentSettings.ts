import type { SiteSettings } from '../../src/domain/siteSettings.ts';
import type { Db } from '../store/connection.ts';
import { readSettings } from '../store/settings.ts';

/** Another server of the same shop learns of a change within this time (ms). */
const freshForMs = 5_000;

const kept = new WeakMap<Db, { readonly settings: Promise<SiteSettings>; readonly readAt: number }>();

/** The site settings, read once and kept in memory. Inside a transaction read them with `readSettings(tx)`. */
export function currentSettings(db: Db): Promise<SiteSettings> {
  const found = kept.get(db);
  // The machine's own steady clock: the shop's clock may stand still in a test.
  if (found && performance.now() - found.readAt < freshForMs) return found.settings;
  const settings = readSettings(db);
  kept.set(db, { settings, readAt: performance.now() });
  settings.catch(() => forgetSettings(db));
  return settings;
}

/** After a change. */
export const forgetSettings = (db: Db): void => {
  kept.delete(db);
};
