import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { administrationMessages } from '../../i18n/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx';
import { links } from '../../ui/links.ts';
import { hasPersonalDrafts } from '../device/personalDrafts.ts';
import { useSharedDevice } from '../device/useSharedDevice.ts';
import { LeaveDevice } from '../leaving/LeaveDevice.tsx';
import { usePerson } from '../session/useSession.ts';
import { useSessionActions } from '../session/useSessionActions.ts';

/** The way out of the desk: at once where nothing is lost by it, and of a device that others use after its question. */
export function AdminSignOut() {
  return useSharedDevice() ? <LeaveDevice button={(ask) => <Buttons onPress={ask} />} /> : <SignOutHere />;
}

function SignOutHere() {
  const texts = useMessages(administrationMessages).menu.unsaved;
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  const person = usePerson();
  const [isAsking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    await signOut();
    navigate(links.home());
  };
  const press = async () => {
    // A store that does not answer keeps nobody here.
    const hasDrafts = person !== null && (await hasPersonalDrafts(person.id).catch(() => false));
    if (hasDrafts) setAsking(true);
    else await leave();
  };
  return (
    <>
      <Buttons onPress={() => void press()} />
      <ConfirmSheet
        open={isAsking}
        danger
        title={texts.title}
        body={texts.body}
        confirm={texts.confirm}
        refuse={texts.refuse}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Its words stand where there is room for them. */
function Buttons({ onPress }: { onPress: () => void }) {
  const { signOut } = useMessages(administrationMessages).menu;
  return (
    <>
      <span className="d-only">
        <Button kind="quiet" small icon="signOut" onClick={onPress}>
          {signOut}
        </Button>
      </span>
      <span className="m-only">
        <IconButton icon="signOut" label={signOut} onClick={onPress} />
      </span>
    </>
  );
}
