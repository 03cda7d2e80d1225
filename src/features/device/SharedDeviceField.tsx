import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { declareShared } from './declareShared.ts';
import { useSharedDevice } from './useSharedDevice.ts';

/**
 * A checkbox that declares this device as shared: personal data is then deleted with the sign-out or the browser
 * session.
 */
export function SharedDeviceField() {
  const texts = useMessages(sharedDeviceMessages);
  const change = (isShared: boolean) =>
    void declareShared(isShared).catch(() => notify({ kind: 'warning', title: texts.notRemembered }));
  return <CheckField label={texts.label} detail={texts.detail} checked={useSharedDevice()} onCheck={change} />;
}
