import type { ComponentProps } from 'react';
import { DeviceLoading } from './DeviceLoading.tsx';
import { OfflineState } from './OfflineState.tsx';
import { UnreadableState } from './UnreadableState.tsx';
import { useCachedAnswers } from './useCachedAnswers.ts';

/**
 * A person's own page without a network, of which nothing is here. That it was never kept, and who is signed in, is known
 * only once the device has told what it keeps.
 */
export function NotCachedState({
  heading = 2,
  ...rest
}: Omit<ComponentProps<typeof OfflineState>, 'heading'> & Heading) {
  const kept = useCachedAnswers();
  if (kept === 'coming') return <DeviceLoading />;
  // The disk is read at the start of a page only.
  if (kept === 'unread') return <UnreadableState heading={heading} onRetry={() => location.reload()} />;
  return <OfflineState heading={heading} {...rest} />;
}

type Heading = { heading?: 1 | 2 };
