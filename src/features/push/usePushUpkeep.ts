import { useEffect } from 'react';
import { messagesOf } from '../../i18n/dictionary.ts';
import { pushMessages } from '../../i18n/people/push.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { countFor, refreshAppBadge } from '../../platform/install/appBadge.ts';
import { currentConnection, subscribeToConnection } from '../../platform/net/connection.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { onOutboxChanged } from '../../platform/outbox/outboxStore.ts';
import { pushEntered } from '../../platform/push/endPush.ts';
import { onNewsChanged } from '../../platform/push/news.ts';
import { keepPushTold } from '../../platform/push/pushSwitch.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Keeps the server's word and the app's badge true: at the start, when somebody signs in, with the network, and whenever
 * the outbox or the news change. Stands once in the frame.
 */
export function usePushUpkeep(): void {
  const session = useSession();
  const { language } = useLanguage();
  const isKnown = session.state !== 'unknown';
  const userId = session.state === 'signedIn' ? session.person.id : null;

  useEffect(() => {
    if (!isKnown) return;
    const keep = () => keepPushTold({ ...messagesOf(pushMessages).neutral, language });
    const begin = async () => {
      if (userId !== null) await pushEntered(userId);
      await keep();
    };
    const failed = (defect: unknown) => reportDefect(defect, 'push');
    begin().catch(failed);
    return subscribeToConnection(() => {
      if (currentConnection() === 'online') keep().catch(failed);
    });
  }, [isKnown, userId, language]);

  useEffect(() => {
    if (isKnown) countFor(userId).catch(() => {});
  }, [isKnown, userId]);

  useEffect(() => {
    const refresh = () => void refreshAppBadge();
    const stops = [onOutboxChanged(refresh), onNewsChanged(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
