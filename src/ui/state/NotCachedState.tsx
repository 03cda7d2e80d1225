import type { ComponentProps } from 'react';
import { DeviceLoading } from './DeviceLoading.tsx';
import { OfflineState } from './OfflineState.tsx';
import { UnreadableState } from './UnreadableState.tsx';
import { useCachedAnswers } from './useCachedAnswers.ts';

/**
 * A personal page offline without cached data. The device must be read first to know that nothing is cached and who is
 * signed in.
 */
export function NotCachedState({
  heading = 2,
  ...rest
}: Omit<ComponentProps<typeof OfflineState>, 'heading'> & Heading) {
  const cache = useCachedAnswers();
  if (cache === 'coming') return <DeviceLoading />;
  // The disk is read at the start of a page only.
  if (cache === 'unread') return <UnreadableState heading={heading} onRetry={() => location.reload()} />;
  return <OfflineState heading={heading} {...rest} />;
}

type Heading = { heading?: 1 | 2 };
