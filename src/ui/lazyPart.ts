import { type ComponentType, lazy } from 'react';
import { fetchPart, partInTime } from '../platform/partInTime.ts';

/** A part whose code is fetched when it is first shown; it fails when that does not come in time. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await partInTime(fetchPart(load)) }));
