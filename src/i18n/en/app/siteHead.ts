import type { siteHead as th } from '../../th/app/siteHead.ts';

export const siteHead: typeof th = {
  description: 'Online, live and classroom courses from Thailand. Save lectures and keep learning without a signal.',
};
