import { saveSettings, siteSettings } from '../../src/contract/site.ts';
import { handle } from '../http/handle.ts';
import { changeSettings } from '../useCases/changeSettings.ts';
import { currentSettings } from '../useCases/currentSettings.ts';

export const siteRoutes = [
  handle(siteSettings, async (_, { parts: { db, config } }) => ({
    settings: await currentSettings(db),
    realtimePort: config.realtimePort,
    realtimeSecure: config.tls !== null,
    publicUrl: config.publicUrl,
  })),

  handle(saveSettings, ({ body }, { parts, now }) => changeSettings(parts, body, now)),
];
