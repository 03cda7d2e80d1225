import { useEffect, useRef, useState } from 'react';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isPartAway } from '../../platform/net/partInTime.ts';
import { Button } from '../../ui/press/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { StateView } from '../../ui/state/StateView.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/**
 * The failure of a page: a chunk that cannot be fetched means offline or a newer version; anything else is a defect.
 */
export function PageFailure({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  const texts = useMessages(stateMessages).newerVersion;
  const away = useConnection() !== 'online';
  const isAway = isPartAway(reason);
  const isGone = useWayOn(reason, isAway, away);

  if (!isAway) return <ErrorState heading={1} onRetry={onRetry} />;
  // In some browsers a failed import fails until the document is reloaded.
  if (!isGone) return <OfflineState heading={1} onRetry={reload} />;
  return (
    <StateView art="newVersion" title={texts.title} body={texts.body} heading={1}>
      <Button icon="refresh" onClick={reload}>
        {texts.action}
      </Button>
    </StateView>
  );
}

const reload = () => location.reload();

/**
 * Reloads a page whose code did not load, as soon as the device is online; nothing was typed on it. While online the
 * server tells whether the chunk still exists, because an interrupted download tells nothing.
 */
function useWayOn(reason: unknown, isAway: boolean, away: boolean): boolean {
  const wasAway = useRef(false);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    if (away) wasAway.current = true;
    else if (wasAway.current) reload();
    else askIfGone(reason, setGone);
  }, [reason, isAway, away]);
  return isGone;
}

/** Used where no worker answers. Safari names no chunk, so this one of the same build is checked. */
function askIfGone(reason: unknown, tell: (isGone: boolean) => void): void {
  const part = `${reason}`.match(/http.+/)?.[0] ?? import.meta.url;
  fetch(part, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => tell(status === 404),
    () => {},
  );
}
