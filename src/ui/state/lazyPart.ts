import { type ComponentType, lazy } from 'react';
import { fetchPart, fetchPartAtLast, partInTime } from '../../platform/net/partInTime.ts';

/** A part whose code is fetched when it is first shown; it fails when that does not come in time. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await partInTime(fetchPart(load)) }));

/** A part that nobody waits for and no visit does without: its code is tried for until it comes. */
export const lazyPartAtLast = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPartAtLast(load) }));
