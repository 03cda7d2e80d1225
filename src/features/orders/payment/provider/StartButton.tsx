import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { FailureNote } from '../../../../ui/notice/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../../../ui/press/NetworkButton.tsx';
import type { NetworkPress } from '../../../../ui/press/useNetworkPress.ts';
import type { PressedCall } from '../../../../ui/press/usePressedCall.ts';
import type { IconName } from '../../../../ui/show/Icon.tsx';

/** The button that starts a charge or opens its page, with its wait and its failure. */
export function StartButton({
  pressed,
  icon,
  label,
  slow,
}: {
  pressed: NetworkPress & Partial<PressedCall>;
  icon: IconName;
  label: string;
  /** The words of a long wait. */
  slow?: string;
}) {
  const texts = useMessages(chargeMessages);
  return (
    <div className="stack stack-2">
      <NetworkButton network={pressed} icon={icon}>
        {label}
      </NetworkButton>
      <NetworkNote network={pressed} why={texts.needsNetwork} slow={slow} />
      <FailureNote error={pressed.error ?? null} />
    </div>
  );
}
