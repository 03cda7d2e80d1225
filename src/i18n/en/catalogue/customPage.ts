import type { customPage as thai } from '../../th/catalogue/customPage.ts';

export const customPage: typeof thai = {
  updated: (date) => `Last changed on ${date}`,
  missing: 'This page is not here',
  failed: 'This page could not be opened',
  offline: 'This page is not on the device yet; it opens once the shop can be reached',
  cachedAt: (time) => `The text as it was kept on ${time}`,
  table: 'Table, scrolls sideways',
};
