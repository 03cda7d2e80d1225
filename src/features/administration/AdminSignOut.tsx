import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { storePatienceMs, withinLimit } from '../../platform/store/withinLimit.ts';
import { Button, IconButton } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { hasPersonalDrafts } from '../device/personalDrafts.ts';
import { useSharedDevice } from '../device/useSharedDevice.ts';
import { LeaveDevice } from '../leaving/LeaveDevice.tsx';
import { usePerson } from '../session/useSession.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { hasUnsavedChanges } from './form/unsavedChanges.ts';

/** The sign-out of the desk: at once if nothing is lost, after a question on a shared device. */
export function AdminSignOut() {
  return useSharedDevice() ? <LeaveDevice button={(ask) => <Buttons onPress={ask} />} /> : <SignOutHere />;
}

function SignOutHere() {
  const texts = useMessages(administrationMessages).menu.unsaved;
  const { signOut, isSigningOut } = useSessionActions();
  const navigate = useNavigate();
  const person = usePerson();
  const [isAsking, setAsking] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const leave = async () => {
    await signOut();
    setAsking(false);
    navigate(links.home());
  };
  const press = async () => {
    setLooking(true);
    const hasDrafts = hasUnsavedChanges() || (person !== null && (await hasDraftsNow(person.id)));
    setLooking(false);
    if (hasDrafts) setAsking(true);
    else await leave();
  };
  return (
    <>
      <Buttons isBusy={isLooking || isSigningOut} onPress={() => void press()} />
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.title}
        body={texts.body}
        confirm={texts.confirm}
        refuse={texts.refuse}
        busy={isSigningOut}
        onConfirm={() => void leave()}
        onCancel={() => isSigningOut || setAsking(false)}
      />
    </>
  );
}

/** A store that does not answer does not block the sign-out. */
const hasDraftsNow = (userId: string): Promise<boolean> =>
  withinLimit(hasPersonalDrafts(userId), storePatienceMs).catch(() => false);

/** Labels show if there is room. */
function Buttons({ isBusy = false, onPress }: { isBusy?: boolean; onPress: () => void }) {
  const { signOut } = useMessages(administrationMessages).menu;
  return (
    <>
      <span className="d-only">
        <Button kind="quiet" small icon="signOut" busy={isBusy} onClick={onPress}>
          {signOut}
        </Button>
      </span>
      <span className="m-only">
        <IconButton
          icon={isBusy ? 'clock' : 'signOut'}
          label={signOut}
          aria-busy={isBusy || undefined}
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onPress}
        />
      </span>
    </>
  );
}
