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
import { QuietBoundary } from './QuietBoundary.tsx';
import { useCartCount } from './useCartCount.ts';

const LateFrame = lazy(async () => ({ default: (await import('./LateFrame.tsx')).LateFrame }));

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
      <AfterFirstPaint />
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

/** No page waits for this part, and none fails with it: without it the app only says less. */
function AfterFirstPaint() {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterFirstPaint(() => setPainted(true)), []);
  return (
    <QuietBoundary>
      <Suspense fallback={null}>{painted && <LateFrame />}</Suspense>
    </QuietBoundary>
  );
}
