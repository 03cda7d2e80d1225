import { useSyncExternalStore } from 'react';
import { currentKeptAnswers, type KeptAnswers, subscribeToKeptAnswers } from '../../platform/store/keptAnswers.ts';

/** Whether what an earlier visit kept is here. A server keeps nothing. */
export function useKeptAnswers(): KeptAnswers {
  return useSyncExternalStore(subscribeToKeptAnswers, currentKeptAnswers, () => 'back');
}
