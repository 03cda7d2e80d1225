import { useEffect, useState } from 'react';
import { pushMessages } from '../../i18n/people/push.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  joinPush,
  type PushListener,
  type PushState,
  refusePush,
  wasPushRefused,
} from '../../platform/push/pushSwitch.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { useSession } from '../session/useSession.ts';
import { PushObstacle } from './PushObstacle.tsx';
import { usePush } from './usePush.ts';

/**
 * Asks, after a report was made on this device, whether its decision is to be told here. The browser's own question comes
 * only after the yes. Never again after a no; on the account page it stays within reach.
 */
export function PushOffer({ orderToken }: { orderToken: string }) {
  const session = useSession();
  const { entries } = useReportEntries();
  const isReportedHere = entries.some(({ draft }) => draft.subject.token === orderToken);
  if (session.state === 'unknown' || !isReportedHere) return null;
  const listener: PushListener =
    session.state === 'signedIn' ? { kind: 'user', userId: session.person.id } : { kind: 'order', token: orderToken };
  return <Offer listener={listener} />;
}

function Offer({ listener }: { listener: PushListener }) {
  const texts = useMessages(pushMessages);
  const push = usePush(listener);
  const [hasAsked, setAsked] = useState(false);
  const [isRefused, setRefused] = useState(wasPushRefused);
  useJoined(listener);

  const { state } = push;
  const isToBeAsked = state === 'off' || state === 'needsInstall';
  if (state === null || isRefused || !(hasAsked || isToBeAsked)) return null;

  const refuse = () => {
    refusePush();
    setRefused(true);
    notify({ kind: 'info', title: texts.offer.later });
  };
  const accept = async () => {
    setAsked(true);
    const outcome = await push.switchOn(listener);
    if (outcome === 'dismissed') refuse();
    // The way to undo it stays in sight for now.
    if (outcome === 'blocked') refusePush();
  };
  return isToBeAsked ? (
    <OfferCard state={state} isBusy={push.isBusy} onYes={() => void accept()} onNo={refuse} />
  ) : (
    <OfferOutcome state={state} isBusy={push.isBusy} onAgain={() => void accept()} />
  );
}

type Answering = { readonly state: PushState; readonly isBusy: boolean };

function OfferCard({ state, isBusy, onYes, onNo }: Answering & { onYes: () => void; onNo: () => void }) {
  const texts = useMessages(pushMessages);
  return (
    <section className="leaf stack stack-3" aria-label={texts.offer.title}>
      <div className="row nowrap row-t">
        <span className="state-dot state-dot-info">
          <Icon name="bell" large />
        </span>
        <div className="grow">
          <p className="strong">{texts.offer.title}</p>
          <p className="sm mut">{texts.offer.body}</p>
        </div>
      </div>
      <PushObstacle state={state} />
      <div className="row">
        {state === 'off' && (
          <Button kind="outline" small busy={isBusy} onClick={onYes}>
            {texts.offer.yes}
          </Button>
        )}
        {state === 'needsInstall' && (
          <ButtonLink kind="outline" small to={`${links.account()}#install`}>
            {texts.howToInstall}
          </ButtonLink>
        )}
        <Button kind="quiet" small onClick={onNo}>
          {texts.offer.no}
        </Button>
      </div>
    </section>
  );
}

function OfferOutcome({ state, isBusy, onAgain }: Answering & { onAgain: () => void }) {
  const texts = useMessages(pushMessages);
  const isAway = useConnection() !== 'online';
  if (state === 'on') {
    return (
      <Note tone="done" live>
        {texts.on}
      </Note>
    );
  }
  return (
    <>
      <PushObstacle state={state} />
      {state === 'waiting' && !isAway && (
        <div>
          <Button kind="outline" small busy={isBusy} onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      )}
    </>
  );
}

function useJoined(listener: PushListener): void {
  const { language } = useLanguage();
  const token = listener.kind === 'order' ? listener.token : null;
  useEffect(() => {
    if (token !== null) joinPush(token, language).catch(() => {});
  }, [token, language]);
}
