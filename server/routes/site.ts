import { adminFirstSteps } from '../../src/contract/administration/firstSteps.ts';
import { siteSetting } from '../../src/contract/administration/siteSetting.ts';
import { shippingOptions } from '../../src/contract/order/shipping.ts';
import { listUserGroups } from '../../src/contract/people/userGroup.ts';
import { saveSettings, siteSettings } from '../../src/contract/site/site.ts';
import { countVisitCall } from '../../src/contract/site/visits.ts';
import { formatBangkokDate } from '../../src/domain/time.ts';
import { isRefusal } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { unlessStale } from '../http/unlessStale.ts';
import type { Tx } from '../store/database/connection.ts';
import { readShippingOptions } from '../store/order/shipping.ts';
import { readUserGroups, userGroupsVersion } from '../store/people/userGroups.ts';
import { readSettings, settingsVersion } from '../store/site/settings.ts';
import { countVisit } from '../store/site/visits.ts';
import { changeSettings } from '../useCases/site/changeSettings.ts';
import { showFirstSteps } from '../useCases/site/showFirstSteps.ts';

export const siteRoutes = [
  handle(
    siteSettings,
    async (_, { parts: { db, config } }) => ({
      settings: await readSettings(db),
      realtimePort: config.realtimePort,
      realtimeSecure: config.tls !== null,
      publicUrl: config.publicUrl,
    }),
    { version: ({ parts }) => settingsVersion(parts.db) },
  ),

  handle(listUserGroups, async (_, { parts }) => [...(await readUserGroups(parts.db))], {
    version: ({ parts }) => userGroupsVersion(parts.db),
  }),

  handle(shippingOptions, async (_, { parts }) => [...(await readShippingOptions(parts.db))], {
    version: ({ parts }) => settingsVersion(parts.db),
  }),

  handle(countVisitCall, async ({ body }, { parts, now }) => {
    await countVisit(parts.db, body.kind, formatBangkokDate(now));
    return null;
  }),

  handle(adminFirstSteps, (_, { parts }) => showFirstSteps(parts)),

  handle(saveSettings, async ({ body }, context) => {
    const { parts, once, now } = context;
    const settingsIn = (tx: Tx) => ({ ...siteSetting, read: () => readSettings(tx) });
    const saved = await once((tx) =>
      unlessStale(tx, context, settingsIn(tx), () => changeSettings(tx, parts, body, now)),
    );
    if (!isRefusal(saved)) parts.realtime.emitToAll('settings:changed', 'site');
    return saved;
  }),
];
