import type { awaitedApp as th } from '../../th/app/awaitedApp.ts';

export const awaitedApp: typeof th = {
  away: 'The network may be slow: part of this page is still loading, so some buttons do not work yet',
  reload: 'Reload',
};
