import { useEffect } from 'react';
import { AccessDialogs } from '../features/session/AccessDialogs.tsx';
import { usePersonRealtime } from '../features/session/usePersonRealtime.ts';
import { startOutboxTriggers } from '../platform/outbox/triggers.ts';
import { Banners } from './Banners.tsx';
import { startDeviceServices } from './deviceServices.ts';
import { queryClient } from './queryClient.ts';

/** The part of the frame that can wait until the page is there: offers, dialogs of the session, realtime, the outbox. */
export function LateFrame() {
  usePersonRealtime();
  useEffect(() => startOutboxTriggers(), []);
  useEffect(() => startDeviceServices(queryClient), []);
  return (
    <>
      <Banners />
      <AccessDialogs />
    </>
  );
}
