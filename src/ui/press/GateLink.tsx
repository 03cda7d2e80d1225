import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { gateAddress } from '../../platform/net/connection.ts';

/** A link to the network's sign-in page in a new window, so that nothing is lost. */
export function GateLink({ className }: { className: string }) {
  const texts = useMessages(uiMessages);
  return (
    <a className={className} href={gateAddress} target="_blank" rel="noreferrer">
      {texts.openGate}
    </a>
  );
}
