import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { useCartCount } from './useCartCount.ts';

const Banners = lazy(async () => ({ default: (await import('./Banners.tsx')).Banners }));

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
      <LateBanners />
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

/** Offers can wait until the page is there. Without a network they may be missing; nothing depends on them. */
function LateBanners() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return <Suspense fallback={null}>{painted && <Banners />}</Suspense>;
}
