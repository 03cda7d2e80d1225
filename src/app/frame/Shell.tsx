import { type ReactNode, useEffect, useState } from 'react';
import { SignInPlace } from '../../features/registration/SignInPlace.tsx';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Announcer } from '../../ui/notice/Announcer.tsx';
import { Toasts } from '../../ui/notice/Toasts.tsx';
import { lazyPartAtLast } from '../../ui/state/lazyPart.ts';
import { cartCount, useCount, waitingCount } from '../start/counts.ts';
import { whenUsed } from '../start/whenUsed.ts';
import { BottomTabs } from './BottomTabs.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Late } from './Late.tsx';
import { OfflineBar } from './OfflineBar.tsx';

/** Outbox, cart mirror and session notices load with it. */
const LateFrame = lazyPartAtLast(async () => (await import('./fetchLateFrame.ts')).fetchLateFrame());

/** The frame around every page. It stays mounted between pages. */
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
      <noscript>
        <div className="netbar">
          <p className="wrap">{texts.withoutScript}</p>
        </div>
      </noscript>
      {quiet && <Late part={LateFrame} />}
      <main id="main" className="wrap page" tabIndex={-1}>
        {children}
      </main>
      <Footer isQuiet={quiet} />
      <BottomTabs {...counts} />
      <SignInPlace />
      <Announcer />
      <Toasts />
    </>
  );
}

function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenUsed(() => setQuiet(true)), []);
  return quiet;
}
