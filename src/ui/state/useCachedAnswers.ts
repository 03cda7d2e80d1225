import { useSyncExternalStore } from 'react';
import {
  type CachedAnswers,
  currentCachedAnswers,
  subscribeToCachedAnswers,
} from '../../platform/store/cachedAnswers.ts';

/** Whether persisted answers have been restored. A server has none. */
export function useCachedAnswers(): CachedAnswers {
  return useSyncExternalStore(subscribeToCachedAnswers, currentCachedAnswers, () => 'back');
}
