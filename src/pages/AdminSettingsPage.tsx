import { AdminSettings } from '../features/administration/settings/AdminSettings.tsx';
import { administrationMessages } from '../i18n/people/administration.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { AdminGate } from './AdminGate.tsx';

/** The shop's settings. */
export function AdminSettingsPage() {
  const texts = useMessages(administrationMessages).settings;
  return (
    <AdminGate title={texts.title}>
      <AdminSettings />
    </AdminGate>
  );
}
