import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { declareShared } from './declareShared.ts';
import { useSharedDevice } from './useSharedDevice.ts';

/** Lets a person say that others use this device, too: then nothing of theirs outlives the sign-out or the browser. */
export function SharedDeviceField() {
  const texts = useMessages(sharedDeviceMessages);
  const change = (isShared: boolean) =>
    void declareShared(isShared).catch(() => notify({ kind: 'warning', title: texts.notKept }));
  return <CheckField label={texts.label} detail={texts.detail} checked={useSharedDevice()} onCheck={change} />;
}
