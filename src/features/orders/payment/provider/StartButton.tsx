import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { FailureNote } from '../../../../ui/notice/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../../../ui/press/NetworkButton.tsx';
import type { IconName } from '../../../../ui/show/Icon.tsx';
import type { StartedByOrder } from './useStartByOrder.ts';

/** The button that starts a charge, with its wait and its failure. */
export function StartButton({
  pressed,
  icon,
  label,
  slow,
}: {
  pressed: StartedByOrder['pressed'];
  icon: IconName;
  label: string;
  /** The words of a long wait. */
  slow: string;
}) {
  const texts = useMessages(chargeMessages);
  return (
    <>
      <div className="row">
        <NetworkButton network={pressed} icon={icon}>
          {label}
        </NetworkButton>
        <NetworkNote network={pressed} why={texts.needsNetwork} slow={slow} />
      </div>
      <FailureNote error={pressed.error} />
    </>
  );
}
