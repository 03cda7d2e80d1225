import { useSyncExternalStore } from 'react';
import {
  type CachedAnswers,
  currentCachedAnswers,
  subscribeToCachedAnswers,
} from '../../platform/store/cachedAnswers.ts';

/** Whether what an earlier visit kept is here. A server keeps nothing. */
export function useCachedAnswers(): CachedAnswers {
  return useSyncExternalStore(subscribeToCachedAnswers, currentCachedAnswers, () => 'back');
}
