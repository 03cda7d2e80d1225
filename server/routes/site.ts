import { shippingOptions } from '../../src/contract/shipping.ts';
import { saveSettings, siteSettings } from '../../src/contract/site.ts';
import { listUserGroups } from '../../src/contract/userGroup.ts';
import { handle } from '../http/handle.ts';
import { readSettings, settingsVersion } from '../store/settings.ts';
import { readShippingOptions } from '../store/shipping.ts';
import { listUserGroups as readUserGroups, userGroupsVersion } from '../store/userGroups.ts';
import { changeSettings } from '../useCases/changeSettings.ts';

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

  handle(saveSettings, ({ body }, { parts, now }) => changeSettings(parts, body, now)),
];
