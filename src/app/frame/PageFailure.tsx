import { useEffect, useRef, useState } from 'react';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isPartAway } from '../../platform/net/partInTime.ts';
import { Button } from '../../ui/press/Button.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { StateView } from '../../ui/state/StateView.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** A part that cannot be fetched is an absent network, or a newer version where the shop has it no more; else a defect. */
export function PageFailure({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  const texts = useMessages(stateMessages).newerVersion;
  const away = useConnection() !== 'online';
  const isAway = isPartAway(reason);
  const isGone = useWayOn(reason, isAway, away);

  if (!isAway) return <ErrorState heading={1} onRetry={onRetry} />;
  // In some browsers a failed import stays failed for the life of the document: trying again means loading it again.
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
 * Nothing was typed on a page whose code did not come, so it is opened anew by itself as soon as the network is back. Where
 * there is one, the answer is whether the shop says that it has the part no more: one that was broken off says nothing of it.
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

/** Asked where no worker answers. Safari names no part: this one goes with the same build. */
function askIfGone(reason: unknown, tell: (isGone: boolean) => void): void {
  const part = `${reason}`.match(/http.+/)?.[0] ?? import.meta.url;
  fetch(part, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => tell(status === 404),
    () => {},
  );
}
