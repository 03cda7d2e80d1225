import { installMessages } from '../../i18n/app/install.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { InstallWay } from '../../platform/install/installPrompt.ts';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { InAppSteps } from './InAppSteps.tsx';
import { IosSteps } from './IosSteps.tsx';

/** Installation steps where the browser has no prompt and one sentence is not enough. */
export function InstallSheet({ way, onClose }: { way: InstallWay; onClose: () => void }) {
  const texts = useMessages(installMessages);
  const isInApp = way === 'line' || way === 'inApp';
  return (
    <Sheet open onClose={onClose} title={isInApp ? texts.inApp.title : texts.ios.title}>
      {isInApp ? <InAppSteps isLine={way === 'line'} /> : <IosSteps />}
    </Sheet>
  );
}
