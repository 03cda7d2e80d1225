import { useState } from 'react';
import { mailedEntryMessages } from '../../i18n/mailedEntry.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { links } from '../../ui/links.ts';
import { AccountForm } from './AccountForm.tsx';
import { isLinkExpired } from './isLinkExpired.ts';
import { LinkExpired } from './LinkExpired.tsx';
import { useEnterByLink } from './useEnterByLink.ts';

/** One press that opens what was bought as a guest. Opening the link alone does nothing: mailboxes look into links, too. */
export function EnterByLinkForm({ token }: { token: string }) {
  const texts = useMessages(mailedEntryMessages);
  const [key] = useState(() => crypto.randomUUID());
  const enter = useEnterByLink();
  if (enter.isSuccess) {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={texts.doneBody}>
        <ButtonLink to={links.myCourses()}>{texts.doneAction}</ButtonLink>
      </EmptyState>
    );
  }
  if (isLinkExpired(enter.error)) return <LinkExpired />;
  return (
    <AccountForm texts={texts} call={enter} check={() => true} onSend={() => enter.mutate({ token, key })}>
      {null}
    </AccountForm>
  );
}
