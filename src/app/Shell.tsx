import type { ReactNode } from 'react';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { InstallBanner } from './InstallBanner.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { useCartCount } from './useCartCount.ts';

/** The frame around every page. It stays while pages come and go. */
export function Shell({ children }: { children: ReactNode }) {
  const texts = useMessages(shellMessages);
  const cartCount = useCartCount();
  return (
    <>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      <Header cartCount={cartCount} />
      <OfflineBar />
      <UpdateBanner />
      <InstallBanner />
      <main id="main" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BottomTabs cartCount={cartCount} />
      <Announcer />
      <Toasts />
    </>
  );
}
