import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { shellMessages } from '../../i18n/app/shell.ts';
import { stateMessages } from '../../i18n/app/states.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { checkServer } from '../../platform/net/connection.ts';
import { announce } from '../../ui/notice/announce.ts';
import { GateLink } from '../../ui/press/GateLink.tsx';
import { paths } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useEver } from '../../ui/state/useEver.ts';

/** The offline bar, dark but not red. It is mounted empty from the start, as live regions require. */
export function OfflineBar() {
  const texts = useMessages(shellMessages);
  const { reasons } = useMessages(stateMessages).offline;
  const connection = useConnection();
  // The desk has no offline data.
  const words = useLocation().pathname.startsWith(paths.admin) ? reasons : texts;
  const away = connection !== 'online';
  const wasAway = useEver(away);

  useEffect(() => {
    document.documentElement.dataset.network = away ? 'away' : 'here';
    if (!away && wasAway) announce(texts.backOnline);
  }, [away, wasAway, texts.backOnline]);

  return (
    <div className="netbar" role="status" hidden={!away}>
      {connection !== 'online' && (
        <div className="wrap">
          <Icon name="offline" />
          <span>{words[connection]}</span>
          {connection === 'portal' ? (
            <GateLink className="again" />
          ) : (
            <button type="button" className="again" onClick={() => void checkServer()}>
              {texts.retryConnection}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
