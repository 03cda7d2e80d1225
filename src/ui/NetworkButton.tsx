import { type ComponentProps, useEffect, useRef } from 'react';
import { uiMessages } from '../i18n/ui.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Button } from './Button.tsx';
import { useConnection } from './useConnection.ts';
import type { NetworkPress } from './useNetworkPress.ts';

/** Keeps its place and words without a network; pressed, it shows a clock. A `submit` leaves the pressing to its form. */
export function NetworkButton({
  network,
  type = 'button',
  ...button
}: { network: NetworkPress } & ComponentProps<typeof Button>) {
  return (
    <Button
      {...button}
      type={type}
      icon={network.isWaiting ? 'clock' : button.icon}
      aria-disabled={network.isWaiting || button['aria-disabled'] || undefined}
      onClick={type === 'submit' ? button.onClick : (button.onClick ?? network.press)}
    />
  );
}

/** Beside the button: why it waits, and the way out. `why` says it before it is pressed. */
export function NetworkNote({ network, why }: { network: NetworkPress; why?: string }) {
  const texts = useMessages(uiMessages).waiting;
  const connection = useConnection();
  const { isWaiting, hasLapsed, isAway, stopWaiting } = network;
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
      {!isWaiting && hasLapsed && <p className="hint">{texts.lapsed}</p>}
      {!isWaiting && !hasLapsed && isAway && why && <p className="hint">{why}</p>}
    </div>
  );
}
