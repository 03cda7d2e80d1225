import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';

/** What a checkout without a network can do; it invites to a press only where one waits. */
export function AwayNote({ isPressable }: { isPressable: boolean }) {
  const texts = useMessages(checkoutMessages);
  return (
    <Note icon="offline" live>
      {isPressable ? texts.offline : texts.offlineUnpressable}
    </Note>
  );
}
