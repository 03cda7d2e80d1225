import { useEffect } from 'react';
import { AccessDialogs } from '../features/session/AccessDialogs.tsx';
import { usePersonRealtime } from '../features/session/usePersonRealtime.ts';
import { watchInstall } from '../platform/installPrompt.ts';
import { startOutboxTriggers } from '../platform/outbox/triggers.ts';
import { loadMoreIcons } from '../ui/moreIcons.ts';
import { Banners } from './Banners.tsx';
import { startDeviceServices } from './deviceServices.ts';
import { queryClient } from './queryClient.ts';
import { useCartMirror } from './useCartMirror.ts';

/** The part of the frame that can wait until the page is there: offers, dialogs of the session, realtime, the outbox, the cart's badge. */
export function LateFrame() {
  usePersonRealtime();
  useCartMirror();
  useEffect(loadMoreIcons, []);
  useEffect(watchInstall, []);
  useEffect(() => startOutboxTriggers(), []);
  useEffect(() => startDeviceServices(queryClient), []);
  return (
    <>
      <Banners />
      <AccessDialogs />
    </>
  );
}
