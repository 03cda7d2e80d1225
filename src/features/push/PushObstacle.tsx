import { pushMessages } from '../../i18n/people/push.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import type { PushState } from '../../platform/push/pushSwitch.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';

/** The reason why this device gets no notifications, with the remedy; nothing without an obstacle. */
export function PushObstacle({ state }: { state: PushState }) {
  const texts = useMessages(pushMessages);
  const isAway = useConnection() !== 'online';
  switch (state) {
    case 'blocked':
      return (
        <Note tone="here" live>
          <b>{texts.blocked}</b> {isInstalledApp() ? texts.blockedInApp : texts.blockedInBrowser}
        </Note>
      );
    case 'waiting':
      return (
        <Note icon={isAway ? 'offline' : 'clock'} live>
          {isAway ? texts.waitsForNetwork : texts.waitsForServer}
        </Note>
      );
    case 'needsInstall':
      return <Note>{texts.needsInstall}</Note>;
    case 'shared':
      return <Note icon="lock">{texts.shared}</Note>;
    case 'unsupported':
      return <Note>{texts.unsupported}</Note>;
    default:
      return null;
  }
}
