import type { ReactNode } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { deviceStorageMessages } from '../../i18n/learning/deviceStorage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { patience } from '../../platform/patience.ts';
import { Button } from '../press/Button.tsx';
import { Loading, SkeletonRows } from './Skeleton.tsx';
import { usePassed } from './usePassed.ts';

/** A device that takes longer is probably stuck (ms). */
const SLOW_MS = patience(3_000);

/** Waiting for the device's storage: a long wait names the device and shows a way out. */
export function DeviceLoading({ children }: { children?: ReactNode }) {
  const { slow } = useMessages(deviceStorageMessages);
  const { reload } = useMessages(uiMessages);
  if (!usePassed(SLOW_MS)) return <Loading>{children}</Loading>;
  return (
    <div aria-busy="true">
      <p className="row sb">
        <span className="hint" role="status">
          {slow}
        </span>
        <Button kind="quiet" small icon="refresh" onClick={() => location.reload()}>
          {reload}
        </Button>
      </p>
      <div aria-hidden="true">{children ?? <SkeletonRows />}</div>
    </div>
  );
}
