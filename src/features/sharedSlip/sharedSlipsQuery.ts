import { queryOptions } from '@tanstack/react-query';
import { readSharedSlips } from '../../platform/sharedSlips.ts';

/** The pictures that wait on this device; the worker may have put another there since. */
export const sharedSlipsQuery = queryOptions({
  queryKey: ['device', 'sharedSlips'],
  queryFn: readSharedSlips,
  networkMode: 'always',
  staleTime: 0,
});
