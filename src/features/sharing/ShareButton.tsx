import { uiMessages } from '../../i18n/app/ui.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shareAddress } from '../../platform/net/shareAddress.ts';
import { IconButton } from '../../ui/press/Button.tsx';

/** Shares a page's canonical address. `path` begins with a slash. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const { share } = useMessages(uiMessages);
  const pass = async () => {
    const url = new URL(path, location.origin).href;
    const became = await shareAddress({ title, url });
    if (became === 'shared') return;
    const { tellShared } = await import('./tellShared.ts');
    tellShared(became, url);
  };
  return <IconButton icon="share" label={share} onClick={() => void pass()} />;
}
