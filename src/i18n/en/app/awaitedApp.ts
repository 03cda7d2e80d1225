import type { awaitedApp as th } from '../../th/app/awaitedApp.ts';

export const awaitedApp: typeof th = {
  away: 'The network may be slow: this page has not come in full, and some buttons do nothing yet',
  reload: 'Reload',
};
