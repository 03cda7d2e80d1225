import { useSyncExternalStore } from 'react';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isSenderFull, subscribeToFullSender } from '../../platform/outbox/fullSender.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';

/** The reason why nothing is sent although the device is online, and the remedy. */
export function FullSenderNote() {
  const { title, body, action } = useMessages(outboxMessages).full;
  const isFull = useSyncExternalStore(subscribeToFullSender, isSenderFull, () => false);
  if (!isFull) return null;
  return (
    <Note tone="error" live>
      <p className="strong">{title}</p>
      <p>{body}</p>
      <ButtonLink kind="outline" small to={links.storage()}>
        {action}
      </ButtonLink>
    </Note>
  );
}
