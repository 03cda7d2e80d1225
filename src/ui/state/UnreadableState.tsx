import type { ReactNode } from 'react';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ErrorState } from './ErrorState.tsx';

/** For a page of stored data on a device that cannot be read. */
export function UnreadableState({
  heading = 1,
  onRetry,
  children,
}: {
  heading?: 1 | 2;
  onRetry: () => void;
  /** Another way on. */
  children?: ReactNode;
}) {
  const texts = useMessages(deviceStorageMessages).unreadable;
  return (
    <ErrorState heading={heading} title={texts.title} body={texts.body} onRetry={onRetry}>
      {children}
    </ErrorState>
  );
}
