import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { lateFrameMessages } from '../i18n/lateFrame.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { acceptUpdate, isUpdateOffered, postponeUpdate, subscribeToUpdate } from '../platform/appUpdate.ts';
import { install, isInstallOffered, refuseInstall, subscribeToInstall } from '../platform/installPrompt.ts';
import { StateArt } from '../ui/StateArt.tsx';
import { AppMark } from './AppMark.tsx';
import { Banner } from './Banner.tsx';
import { hasRoomForInstall } from './installPlaces.ts';

/**
 * What the app itself offers: a new version, which is never forced, or else to install it, after a second visit and where
 * it is in nobody's way. One at a time. Loaded after the first paint.
 */
export function Banners() {
  const texts = useMessages(lateFrameMessages);
  const update = useSyncExternalStore(subscribeToUpdate, isUpdateOffered, () => false);
  const installable = useSyncExternalStore(subscribeToInstall, isInstallOffered, () => false);
  const hasRoom = hasRoomForInstall(useLocation().pathname);
  return (
    <div role="status">
      {update && (
        <Banner
          {...texts.update}
          mark={<StateArt name="newVersion" />}
          onTake={() => void acceptUpdate()}
          onLater={postponeUpdate}
        />
      )}
      {installable && hasRoom && !update && (
        <Banner {...texts.install} mark={<AppMark />} onTake={() => void install()} onLater={refuseInstall} />
      )}
    </div>
  );
}
