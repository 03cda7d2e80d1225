import { AdminFrame } from '../features/administration/AdminFrame.tsx';
import { AdminSettings } from '../features/administration/AdminSettings.tsx';
import { administrationMessages } from '../i18n/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** The shop's settings. */
export function AdminSettingsPage() {
  const texts = useMessages(administrationMessages).settings;
  return (
    <AdminFrame title={texts.title}>
      <AdminSettings />
    </AdminFrame>
  );
}
