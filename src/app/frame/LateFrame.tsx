import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { usePushUpkeep } from '../../features/push/usePushUpkeep.ts';
import { AccessDialogs } from '../../features/session/AccessDialogs.tsx';
import { useSiteSettings } from '../../features/site/useSite.ts';
import { watchInstall } from '../../platform/install/installPrompt.ts';
import { startOutboxTriggers } from '../../platform/outbox/triggers.ts';
import { catchHandover, subscribeToHandover, waitingHandover } from '../../platform/session/waitingHandover.ts';
import { loadMoreIcons } from '../../ui/show/moreIcons.ts';
import { QuietBoundary } from '../../ui/state/QuietBoundary.tsx';
import { useEver } from '../../ui/state/useEver.ts';
import { queryClient } from '../queryClient.ts';
import { startDeviceServices } from '../start/deviceServices.ts';
import { holdFocusInSight } from '../start/holdFocusInSight.ts';
import { keepFocus } from '../start/keepFocus.ts';
import { startInTurn } from '../start/startInTurn.ts';
import { useCartMirror } from '../useCartMirror.ts';
import { useShopRealtime } from '../useShopRealtime.ts';
import { useWaitingMirror } from '../useWaitingMirror.ts';
import { Banners } from './Banners.tsx';

const lateStarts = [
  ...[keepFocus, holdFocusInSight, watchInstall, loadMoreIcons],
  () => startOutboxTriggers(),
  () => startDeviceServices(queryClient),
];

/** The part of the frame that loads after the page: offers, session dialogs, realtime, outbox, cart badge. */
export function LateFrame() {
  const [hasListeners, setHasListeners] = useState(false);
  useEffect(() => startInTurn([() => setHasListeners(true), ...lateStarts]), []);
  return (
    <>
      <Banners />
      <AccessDialogs />
      <Handover />
      {hasListeners && <Listeners />}
      <Visits />
    </>
  );
}

/** Listeners for the server, other tabs and the device. */
function Listeners() {
  useShopRealtime();
  usePushUpkeep();
  useCartMirror();
  useWaitingMirror();
  return null;
}

const Measurement = lazy(async () => ({
  default: (await import('../../features/measurement/Measurement.tsx')).Measurement,
}));

/** No consent question if the shop counts no visits. */
function Visits() {
  return (
    useSiteSettings().analyticsEnabled && (
      <QuietBoundary>
        <Suspense fallback={null}>
          <Measurement />
        </Suspense>
      </QuietBoundary>
    )
  );
}

const HandoverArrival = lazy(async () => ({
  default: (await import('../../features/install/HandoverArrival.tsx')).HandoverArrival,
}));

/** A handover stays mounted to show its outcome. */
function Handover() {
  const hadOne = useEver(useSyncExternalStore(subscribeToHandover, waitingHandover) !== null);
  useEffect(() => {
    // For a start at which its code had not loaded in time.
    catchHandover();
    addEventListener('hashchange', catchHandover);
    return () => removeEventListener('hashchange', catchHandover);
  }, []);
  return (
    hadOne && (
      <QuietBoundary>
        <Suspense fallback={null}>
          <HandoverArrival />
        </Suspense>
      </QuietBoundary>
    )
  );
}
