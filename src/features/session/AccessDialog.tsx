import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionMessages } from '../../i18n/people/session.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { useSharedDevice } from '../device/useSharedDevice.ts';
import type { AccessFailure } from './accessFailures.ts';
import { clearSharedDevice } from './clearSharedDevice.ts';
import { refetchPerson } from './refetchPerson.ts';
import { useSessionActions } from './useSessionActions.ts';

/** The dialog of a refused access (specification 6): one of three. */
export function AccessDialog({ failure, onDone }: { failure: AccessFailure; onDone: () => void }) {
  if (failure === 'UNAUTHORIZED') return <SessionExpired onDone={onDone} />;
  return failure === 'WHITELIST_USER_DENIED' ? <AccountDenied onDone={onDone} /> : <AccountExpired onDone={onDone} />;
}

/**
 * Asks the server who is signed in, because a session that the server ended leaves drafts to their owner. A person who
 * is still signed in, and was refused for another reason, can sign out.
 */
function SessionExpired({ onDone }: { onDone: () => void }) {
  const texts = useMessages(sessionMessages).access;
  const client = useQueryClient();
  const { signOut } = useSessionActions();
  const [isLooking, setLooking] = useState(false);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logIn = async () => {
    setLooking(true);
    if ((await refetchPerson(client)) !== null) await signOut();
    onDone();
    navigate(links.login(pathname + search));
  };
  return (
    <ConfirmSheet
      open
      title={texts.sessionTitle}
      body={texts.sessionBody}
      confirm={texts.login}
      refuse={texts.later}
      busy={isLooking}
      onConfirm={() => void logIn()}
      onCancel={() => isLooking || onDone()}
    />
  );
}

function AccountDenied({ onDone }: { onDone: () => void }) {
  const texts = useMessages(sessionMessages).access;
  const { signOut, isSigningOut } = useSessionActions();
  const navigate = useNavigate();
  const isShared = useSharedDevice();
  const leave = async () => {
    if (isShared) {
      await clearSharedDevice(signOut);
      // A full page load, because the page's memory holds personal data.
      return location.assign(links.home());
    }
    await signOut();
    onDone();
    navigate(links.home());
  };
  return (
    <Sheet
      open
      closable={false}
      onClose={onDone}
      title={texts.deniedTitle}
      actions={
        <Button busy={isSigningOut} onClick={() => void leave()}>
          {texts.signOut}
        </Button>
      }
    >
      <p className="read">{isShared ? texts.deniedBodyShared : texts.deniedBody}</p>
    </Sheet>
  );
}

function AccountExpired({ onDone }: { onDone: () => void }) {
  const texts = useMessages(sessionMessages).access;
  return (
    <Sheet
      open
      onClose={onDone}
      title={texts.expiredTitle}
      actions={<Button onClick={onDone}>{texts.understood}</Button>}
    >
      <p className="read">{texts.expiredBody}</p>
    </Sheet>
  );
}
