import { type ReactNode, useId } from 'react';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NetworkButton } from '../../ui/press/NetworkButton.tsx';
import type { NetworkPress } from '../../ui/press/useNetworkPress.ts';
import type { Unpressable } from './whyUnpressable.ts';

/** The order button. `why` it cannot be pressed is written under it. */
export function OrderButton({
  form,
  block,
  network,
  busy,
  isBarred,
  why,
  children,
}: {
  /** Id of the form that it sends. */
  form: string;
  block: boolean;
  network: NetworkPress;
  busy: boolean;
  isBarred: boolean;
  why: Unpressable | null;
  children: ReactNode;
}) {
  const texts = useMessages(checkoutMessages).unpressable;
  const whyId = useId();
  return (
    <div className="stack stack-2">
      <NetworkButton
        type="submit"
        form={form}
        block={block}
        network={network}
        busy={busy}
        aria-disabled={isBarred || undefined}
        aria-describedby={why ? whyId : undefined}
      >
        {children}
      </NetworkButton>
      {why && (
        <p id={whyId} className="hint">
          {texts[why]}
        </p>
      )}
    </div>
  );
}
