import { accountMessages } from '../../i18n/people/account.ts';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { SharedDeviceField } from '../device/SharedDeviceField.tsx';
import { useSharedDevice } from '../device/useSharedDevice.ts';
import { LeaveDevice } from '../leaving/LeaveDevice.tsx';
import { usePerson } from '../session/useSession.ts';

/** Whether other people use this device; for guests also a way to leave nothing behind. */
export function SharedDevice() {
  const { parts } = useMessages(accountMessages);
  const texts = useMessages(sharedDeviceMessages);
  const isShared = useSharedDevice();
  const isGuest = usePerson() === null;
  return (
    <section className="leaf stack stack-3" aria-labelledby="shared-device-heading">
      <h2 id="shared-device-heading">{parts.sharedDevice}</h2>
      <SharedDeviceField />
      {isShared && isGuest && (
        <LeaveDevice
          button={(ask) => (
            <Button kind="outline" icon="signOut" onClick={ask}>
              {texts.leave}
            </Button>
          )}
        />
      )}
    </section>
  );
}
