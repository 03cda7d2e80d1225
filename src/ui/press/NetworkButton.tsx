import { type ComponentProps, useEffect, useRef } from 'react';
import { uiMessages } from '../../i18n/app/ui.ts';
import { waitingMessages } from '../../i18n/app/waiting.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { patience } from '../../platform/patience.ts';
import { useConnection } from '../state/useConnection.ts';
import { usePassed } from '../state/usePassed.ts';
import { Button } from './Button.tsx';
import type { NetworkPress } from './useNetworkPress.ts';
import type { PressedCall, Sending } from './usePressedCall.ts';

/** A longer wait shows a note if the answer matters (`slow`, ms). */
const SLOW_MS = patience(3_000);
/** A longer wait always shows a note, with a way out (ms). */
const LATE_MS = patience(10_000);

/** A button's action and the state of its call. */
type Pressed = { network: NetworkPress & Partial<PressedCall> };

/**
 * A button that keeps its place and text offline and shows a clock once pressed. A `submit` leaves the press to its
 * form.
 */
export function NetworkButton({ network, type = 'button', ...button }: Pressed & ComponentProps<typeof Button>) {
  return (
    <Button
      busy={Boolean(network.sending)}
      {...button}
      type={type}
      icon={network.isWaiting ? 'clock' : button.icon}
      aria-disabled={network.isWaiting || button['aria-disabled'] || undefined}
      onClick={type === 'submit' ? button.onClick : (button.onClick ?? network.press)}
    />
  );
}

/**
 * Beside the button: the reason of waiting and the way out. `why` is shown before the press; `slow` while a call takes
 * long.
 */
export function NetworkNote({ network, why, slow }: Pressed & { why?: string | undefined; slow?: string | undefined }) {
  const texts = useMessages(waitingMessages);
  const connection = useConnection();
  const { isWaiting, hasLapsed, isAway, stopWaiting, sending, error } = network;
  const isSilent = !isWaiting && !sending && !error;
  const place = useRef<HTMLDivElement>(null);
  const isOnline = connection === 'online';
  useEffect(() => {
    if (isWaiting) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isWaiting]);
  return (
    <div ref={place} role="status" className="grow">
      {isWaiting && !isOnline && (
        <div className="row sb">
          <span className="hint">{texts.until[connection]}</span>
          <Button kind="quiet" small onClick={stopWaiting}>
            {texts.stop}
          </Button>
        </div>
      )}
      {!isWaiting && sending && <LateAnswer key={sending.since} sending={sending} slow={slow} />}
      {isSilent && hasLapsed && <p className="hint">{texts.lapsed}</p>}
      {isSilent && !hasLapsed && isAway && why && <p className="hint">{why}</p>}
    </div>
  );
}

function LateAnswer({ sending: { since, stop }, slow }: { sending: Sending; slow: string | undefined }) {
  const { late } = useMessages(uiMessages);
  const texts = useMessages(waitingMessages);
  const isSlow = usePassed(SLOW_MS, since);
  const isLate = usePassed(LATE_MS, since);
  if (!isLate && !(isSlow && slow)) return null;
  return (
    <div className="row sb">
      <span className="hint">{slow ?? late}</span>
      {isLate && (
        <Button kind="quiet" small onClick={stop}>
          {texts.stop}
        </Button>
      )}
    </div>
  );
}
