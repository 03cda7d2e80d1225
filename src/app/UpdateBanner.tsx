import { useSyncExternalStore } from 'react';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { acceptUpdate, isUpdateOffered, postponeUpdate, subscribeToUpdate } from '../platform/appUpdate.ts';
import { Banner } from './Banner.tsx';

/** A new version is offered, never forced. */
export function UpdateBanner() {
  const texts = useMessages(shellMessages).update;
  const offered = useSyncExternalStore(subscribeToUpdate, isUpdateOffered, () => false);
  return (
    <div role="status">
      {offered && (
        <Banner
          title={texts.title}
          body={texts.body}
          take={texts.take}
          later={texts.later}
          onTake={() => void acceptUpdate()}
          onLater={postponeUpdate}
        />
      )}
    </div>
  );
}
