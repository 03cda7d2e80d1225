import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useEndedToTell } from '../../features/session/useEndedToTell.ts';
import { installMessages } from '../../i18n/app/install.ts';
import { lateFrameMessages } from '../../i18n/app/lateFrame.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { acceptUpdate, isUpdateOffered, postponeUpdate, subscribeToUpdate } from '../../platform/install/appUpdate.ts';
import {
  install,
  installWay,
  isInstallOffered,
  putOffInstall,
  refuseInstall,
  subscribeToInstall,
} from '../../platform/install/installPrompt.ts';
import { lazyPart, lazyPartAtLast } from '../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { StateArt } from '../../ui/state/StateArt.tsx';
import { hasRoomForInstall } from '../installPlaces.ts';
import { useOfferOfPage } from '../useOfferOfPage.ts';
import { AppMark } from './AppMark.tsx';
import { Banner } from './Banner.tsx';
import { KeepsNothing } from './KeepsNothing.tsx';

const InstallSheet = lazyPartAtLast(async () => (await import('../../features/install/InstallSheet.tsx')).InstallSheet);

const SessionEnded = lazyPart(async () => (await import('./SessionEnded.tsx')).SessionEnded);

/**
 * The app's own notices: that the device keeps nothing, and one of these: an ended session, a new version (never forced), or the offer to install after a
 * second visit or an order. Loaded after the first paint.
 */
export function Banners() {
  const texts = useMessages(lateFrameMessages);
  const update = useSyncExternalStore(subscribeToUpdate, isUpdateOffered, () => false);
  const installable = useOfferOfPage(useSyncExternalStore(subscribeToInstall, isInstallOffered, () => false));
  const isEnded = useEndedToTell();
  const hasRoom = hasRoomForInstall(useLocation().pathname);
  return (
    <div role="status">
      <KeepsNothing />
      {isEnded && (
        <QuietBoundary>
          <Suspense fallback={null}>
            <SessionEnded />
          </Suspense>
        </QuietBoundary>
      )}
      {update && !isEnded && (
        <Banner
          {...texts.update}
          mark={<StateArt name="newVersion" />}
          onTake={() => void acceptUpdate()}
          onLater={postponeUpdate}
        />
      )}
      {installable && hasRoom && !update && !isEnded && <InstallBanner />}
    </div>
  );
}

/** The browser's install prompt or steps. If closed it returns another day. */
function InstallBanner() {
  const { title, body, take, showSteps, later } = useMessages(installMessages);
  const way = useSyncExternalStore(subscribeToInstall, installWay);
  const [isShown, setShown] = useState(false);
  const close = () => {
    setShown(false);
    putOffInstall();
  };
  const asks = way === 'prompt';
  return (
    <>
      <Banner
        {...{ title, body, later }}
        take={asks ? take : showSteps}
        mark={<AppMark />}
        onTake={asks ? () => void install() : () => setShown(true)}
        onLater={refuseInstall}
      />
      {isShown && (
        <Suspense fallback={null}>
          <InstallSheet way={way} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
