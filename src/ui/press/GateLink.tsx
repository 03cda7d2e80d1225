import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { gateAddress } from '../../platform/net/connection.ts';

/** To the sign-in page of the network that one is in; in a window of its own, so that nothing here is lost. */
export function GateLink({ className }: { className: string }) {
  const texts = useMessages(uiMessages);
  return (
    <a className={className} href={gateAddress} target="_blank" rel="noreferrer">
      {texts.openGate}
    </a>
  );
}
