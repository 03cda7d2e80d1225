import { type ReactNode, useEffect } from 'react';
import { mailedEntryMessages } from '../../../i18n/people/mailedEntry.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FailureNote } from '../../../ui/notice/FailureNote.tsx';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useEver } from '../../../ui/state/useEver.ts';
import { useSharedDevice } from '../../device/useSharedDevice.ts';
import { AccountForm } from '../AccountForm.tsx';
import { useSession } from '../useSession.ts';
import { isLinkExpired } from './isLinkExpired.ts';
import { LinkExpired } from './LinkExpired.tsx';
import { linkForOrder } from './linkForOrder.ts';
import { MakesRoomNote } from './MakesRoomNote.tsx';
import { useEnterByLink } from './useEnterByLink.ts';

/**
 * The button that signs in the buyer of a guest order; opening the link does nothing, because mail scanners open links.
 * `token` is `null` once removed from the address (`onEntered`).
 */
export function EnterByLinkForm({
  token,
  leaveFirst,
  onEntered,
}: {
  token: string | null;
  leaveFirst: ReactNode;
  onEntered: () => void;
}) {
  const texts = useMessages(mailedEntryMessages);
  const enter = useEnterByLink();
  const isSignedIn = useSession().state === 'signedIn';
  const isShared = useSharedDevice();
  const isEntered = enter.data?.kind === 'entered';
  const isOther = useEver(enter.data?.kind === 'otherHere');
  useEffect(() => {
    if (isEntered) onEntered();
  }, [isEntered, onEntered]);

  const toCourses = <ButtonLink to={links.myCourses()}>{texts.doneAction}</ButtonLink>;
  if (isEntered || (token === null && isSignedIn)) {
    return (
      <EmptyState heading={1} title={texts.doneTitle} body={isShared ? texts.doneBodyShared : texts.doneBody}>
        {toCourses}
      </EmptyState>
    );
  }
  if (token === null || isLinkExpired(enter.error)) {
    return <LinkExpired askAgainAt={linkForOrder}>{isSignedIn && toCourses}</LinkExpired>;
  }
  if (isOther && isShared) return leaveFirst;
  const denied = enter.data?.kind === 'denied' ? enter.data.failure : null;
  return (
    <AccountForm
      texts={texts}
      call={enter}
      check={() => true}
      onSend={() => enter.mutate({ token, replacesSession: isOther })}
    >
      <FailureNote error={denied} />
      {isOther && <MakesRoomNote />}
    </AccountForm>
  );
}
