import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import { siteSettingsCodec } from '../site/site.ts';
import { type Revisable, spelledBy } from './revision.ts';

/** The site settings as the desk saves them. */
export const siteSetting: Revisable<SiteSettings> = {
  path: '/api/admin/settings',
  spell: spelledBy(siteSettingsCodec),
};
