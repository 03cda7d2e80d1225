import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';

/** A note about the checkout without a network. It invites to a press only where a press can wait. */
export function AwayNote({ isPressable }: { isPressable: boolean }) {
  const texts = useMessages(checkoutMessages);
  return (
    <Note icon="offline" live>
      {isPressable ? texts.offline : texts.offlineUnpressable}
    </Note>
  );
}
