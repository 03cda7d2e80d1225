import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SignInPlace } from '../features/registration/SignInPlace.tsx';
import { shellMessages } from '../i18n/shell.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { Announcer } from '../ui/Announcer.tsx';
import { QuietBoundary } from '../ui/QuietBoundary.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { BottomTabs } from './BottomTabs.tsx';
import { cartCount, useCount, waitingCount } from './counts.ts';
import { Header } from './Header.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import { whenQuiet } from './whenQuiet.ts';

/** Below every page, so it may come after it. */
const Footer = lazy(async () => ({ default: (await import('./Footer.tsx')).Footer }));
const LateFrame = lazy(async () => ({ default: (await import('./LateFrame.tsx')).LateFrame }));

/** The frame around every page. It stays while pages come and go. */
export function Shell({ children }: { children: ReactNode }) {
  const texts = useMessages(shellMessages);
  const counts = { cartCount: useCount(cartCount), waitingCount: useCount(waitingCount) };
  const quiet = useQuiet();
  return (
    <>
      <a className="skip" href="#main">
        {texts.skipToContent}
      </a>
      <Header {...counts} />
      <OfflineBar />
      {quiet && <Late part={LateFrame} />}
      <main id="main" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <footer className="foot">{quiet && <Late part={Footer} />}</footer>
      <BottomTabs {...counts} />
      <SignInPlace />
      <Announcer />
      <Toasts />
    </>
  );
}

/** No page waits for such a part, and none fails with it: without it the app only says less. */
function Late({ part: Part }: { part: ComponentType }) {
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </QuietBoundary>
  );
}

function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return quiet;
}
