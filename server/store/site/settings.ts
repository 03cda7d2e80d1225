import { sql } from 'drizzle-orm';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { cachedForTransactions, cachedUntilChanged } from '../database/cachedUntilChanged.ts';
import type { Db, Tx } from '../database/connection.ts';
import { settings } from '../schema/shop.ts';

/** The site settings: defaults, overridden by changes. */
export async function readSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.select({ name: settings.name, value: settings.value }).from(settings);
  const changed = rows.filter(({ name }) => name in defaultSiteSettings).map(({ name, value }) => [name, value]);
  // Stored values passed the contract's schema; unknown names are left out above.
  return { ...defaultSiteSettings, ...(Object.fromEntries(changed) as Partial<SiteSettings>) };
}

/** Writes these settings. Pass all of them if later defaults must not change the shop. */
export async function writeSettings(tx: Tx, changed: Partial<SiteSettings>, now: number): Promise<void> {
  await tx
    .insert(settings)
    .values(Object.entries(changed).map(([name, value]) => ({ name, value: asJson(value), updatedAt: now })))
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
    });
}

/** The cached settings, for whatever holds no lock on them. */
export const storedSettings = cachedForTransactions([settings], readSettings);

/** A digest of all settings. Their times would not distinguish two saves in one millisecond. */
export const settingsDigest = sql<string>`(
  select coalesce(md5(string_agg(concat_ws(' ', ${settings.name}, ${settings.value}), ' ' order by ${settings.name})), '')
  from ${settings}
)`;

/** Changes whenever a setting does. */
export const settingsVersion = cachedUntilChanged([settings], async (db) => {
  const [row] = await db.select({ version: settingsDigest }).from(sql`(values (1)) as one`);
  return row?.version ?? '';
});

/** A JSON null is a value here ("none"). */
const asJson = (value: unknown) => (value === null ? sql`'null'::jsonb` : value);
