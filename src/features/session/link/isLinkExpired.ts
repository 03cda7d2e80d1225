import { CallFailed } from '../../../platform/net/callFailed.ts';

/** Whether a mailed link was refused as expired. */
export const isLinkExpired = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'LINK_EXPIRED';
