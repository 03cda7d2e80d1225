import { type ComponentType, lazy } from 'react';
import { fetchPart, fetchPartAtLast, partInTime } from '../../platform/net/partInTime.ts';

/** A part whose code loads when first shown; it fails if that takes too long. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await partInTime(fetchPart(load)) }));

/** A part that is retried until its code loads. */
export const lazyPartAtLast = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchPartAtLast(load) }));
