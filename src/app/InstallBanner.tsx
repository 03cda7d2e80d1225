import { useSyncExternalStore } from 'react';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { isUpdateOffered } from '../platform/appUpdate.ts';
import { install, isInstallOffered, refuseInstall, subscribeToInstall } from '../platform/installPrompt.ts';
import { AppMark } from '../ui/Brand.tsx';
import { Banner } from './Banner.tsx';

/** Offers to install after a second visit; one banner at a time, and an update comes first. */
export function InstallBanner() {
  const texts = useMessages(shellMessages).install;
  const offered = useSyncExternalStore(subscribeToInstall, isInstallOffered, () => false);
  if (!offered || isUpdateOffered()) return null;
  return (
    <Banner
      mark={<AppMark />}
      title={texts.title}
      body={texts.body}
      take={texts.take}
      later={texts.later}
      onTake={() => void install()}
      onLater={refuseInstall}
    />
  );
}
