import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveSettings, siteSettings } from '../../../contract/site/site.ts';
import type { SiteSettings } from '../../../domain/site/siteSettings.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { siteQuery } from '../../site/useSite.ts';
import { type SettingsForm, settingsWith } from './settingsForm.ts';

/** Sends the whole table back, on top of what the server has now; every screen of this device takes the answer over. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ shown, form }: { shown: SiteSettings; form: SettingsForm }) => {
      const newest = await callServer(siteSettings);
      const settings = await callServer(saveSettings, { body: settingsWith(newest.settings, shown, form) });
      client.setQueryData(siteQuery.queryKey, { ...newest, settings });
      return settings;
    },
  });
}
