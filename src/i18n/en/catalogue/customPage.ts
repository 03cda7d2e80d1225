import type { customPage as thai } from '../../th/catalogue/customPage.ts';

export const customPage: typeof thai = {
  updated: (date) => `Last updated ${date}`,
  missing: 'Page not found',
  failed: 'This page could not be opened',
  offline: 'This page is not on this device yet. It will open once the shop can be reached',
  cachedAt: (time) => `Text saved ${time}`,
  table: 'Table, scrolls sideways',
};
