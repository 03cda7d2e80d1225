import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { InstallWay } from '../../platform/install/installPrompt.ts';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { InAppSteps } from './InAppSteps.tsx';
import { IosSteps } from './IosSteps.tsx';

/** How to install where the browser does not ask by itself and a sentence is not enough. */
export function InstallSheet({ way, onClose }: { way: InstallWay; onClose: () => void }) {
  const texts = useMessages(installMessages);
  const isInApp = way === 'line' || way === 'inApp';
  return (
    <Sheet open onClose={onClose} title={isInApp ? texts.inApp.title : texts.ios.title}>
      {isInApp ? <InAppSteps isLine={way === 'line'} /> : <IosSteps />}
    </Sheet>
  );
}
