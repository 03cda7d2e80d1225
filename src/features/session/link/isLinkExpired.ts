import { CallFailed } from '../../../platform/net/callFailed.ts';

/** Whether a mailed link was refused because it is over. */
export const isLinkExpired = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'LINK_EXPIRED';
