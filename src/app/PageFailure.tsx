import { useEffect, useRef } from 'react';
import { stateMessages } from '../i18n/states.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { isLatePart, isMissingPart } from '../platform/partInTime.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineState } from '../ui/OfflineState.tsx';
import { StateView } from '../ui/StateView.tsx';
import { useConnection } from '../ui/useConnection.ts';

/** The code of a page did not come. */
export class PageTooSlow extends Error {}

/** A part that cannot be fetched is an absent network, or a newer version of the app; anything else is a defect. */
export function PageFailure({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  const texts = useMessages(stateMessages).newerVersion;
  const away = useConnection() !== 'online';
  const tooSlow = reason instanceof PageTooSlow || isLatePart(reason);
  const isPartAway = tooSlow || isMissingPart(reason);
  useReloadOnReturn(isPartAway, away);

  if (!isPartAway) return <ErrorState heading={1} onRetry={onRetry} />;
  // In some browsers a failed import stays failed for the life of the document: trying again means loading it again.
  if (away || tooSlow) return <OfflineState heading={1} onRetry={reload} />;
  return (
    <StateView art="newVersion" title={texts.title} body={texts.body} heading={1}>
      <Button icon="refresh" onClick={reload}>
        {texts.action}
      </Button>
    </StateView>
  );
}

const reload = () => location.reload();

/** Nothing was typed on a page whose code did not come, so it is opened anew by itself as soon as the network is back. */
function useReloadOnReturn(isPartAway: boolean, away: boolean): void {
  const wasAway = useRef(false);
  useEffect(() => {
    if (!isPartAway) return;
    if (away) wasAway.current = true;
    else if (wasAway.current) reload();
  }, [isPartAway, away]);
}
