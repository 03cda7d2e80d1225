import type { FastifyReply } from 'fastify';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { extendPolicy } from './extendPolicy.ts';

const manager = 'https://www.googletagmanager.com';
/** Google Analytics, by Google's table of hosts. No inline script: a container's custom HTML does not run. */
const measured = ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'];

/** Allows the hosts of the tag manager in a page's policy while a setting names one and visits are measured. */
export function allowTagManager(
  reply: FastifyReply,
  { tagManagerId, analyticsEnabled }: Pick<SiteSettings, 'tagManagerId' | 'analyticsEnabled'>,
): void {
  if (tagManagerId === null || !analyticsEnabled) return;
  extendPolicy(reply, 'script-src', [manager]);
  extendPolicy(reply, 'img-src', measured);
  extendPolicy(reply, 'connect-src', measured);
}
