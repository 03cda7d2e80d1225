import { mailedEntryMessages } from '../../i18n/people/mailedEntry.ts';
import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { LeaveDevice } from './LeaveDevice.tsx';

/**
 * On a shared device the current person leaves completely before a mailed link signs in somebody else. The link opens
 * again afterwards.
 */
export function LeaveFirst() {
  const texts = useMessages(mailedEntryMessages).leaveFirst;
  const { leave } = useMessages(sharedDeviceMessages);
  return (
    <EmptyState heading={1} title={texts.title} body={texts.body}>
      <LeaveDevice
        leadsTo={location.pathname + location.search}
        button={(ask) => <Button onClick={ask}>{leave}</Button>}
      />
    </EmptyState>
  );
}
