import '../ui/styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { reportAccessFailure } from '../features/session/accessFailures.ts';
import { applyLanguage, currentLanguage, drawnLanguage } from '../i18n/language.ts';
import { catchInstallOffer } from '../platform/install/earlyInstallOffer.ts';
import { watchConnection } from '../platform/net/connection.ts';
import { reportDefect, reportUncaughtDefects } from '../platform/net/reportDefect.ts';
import { replaceBlockedStorage } from '../platform/store/blockedStorage.ts';
import { applyTheme } from '../ui/page/theme.ts';
import { App } from './App.tsx';
import { whenHydrated } from './frame/hydration.ts';
import { takePageData } from './pageData.ts';
import { onCallFailure, queryClient } from './queryClient.ts';
import { fetchPage } from './routes.tsx';
import { forgetFormerPerson } from './start/forgetFormerPerson.ts';
import { restoreTranslatedTexts } from './start/restoreTranslatedTexts.ts';
import { startPersistingData } from './start/startPersistingData.ts';
import { whenQuiet } from './start/whenQuiet.ts';

applyTheme();
reportUncaughtDefects();
watchConnection();
catchInstallOffer();
restoreTranslatedTexts();

const watched = {
  onCaughtError: (defect) => reportDefect(defect, 'page'),
  onUncaughtError: (defect) => reportDefect(defect, 'app'),
  onRecoverableError: (defect) => reportDefect(defect, 'hydration'),
} satisfies RootOptions;

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
void start(root);

async function start(place: HTMLElement): Promise<void> {
  onCallFailure(reportAccessFailure);
  const { earlyPresses, awaitedApp } = window;
  awaitedApp?.end();
  const hasData = takePageData();
  const page = fetchPage(location.pathname);
  await replaceBlockedStorage();
  const [, isForgotten] = await Promise.all([applyLanguage(), forgetFormerPerson(), catchHandover()]);
  if (!isForgotten) {
    const { FormerPersonHere } = await import('./frame/FormerPersonHere.tsx');
    return createRoot(place, watched).render(<FormerPersonHere />);
  }

  const app = (
    <StrictMode>
      <App client={queryClient} router={BrowserRouter} />
    </StrictMode>
  );
  if (!hasData) {
    earlyPresses?.stop();
    await startPersistingData(page);
    return createRoot(place, watched).render(app);
  }
  await page;
  if (drawnLanguage() === currentLanguage()) startTransition(() => void hydrateRoot(place, app, watched));
  else createRoot(place, watched).render(app);
  await whenHydrated();
  earlyPresses?.answer();
  awaitedApp?.end();
  await startPersistingData(page);
}

/** Before the first render, so that the token leaves the address; most visits have none. */
async function catchHandover(): Promise<void> {
  if (!location.hash.startsWith('#handover=')) return;
  // Without this code the frame takes the handover later (`LateFrame.tsx`).
  await import('../platform/session/waitingHandover.ts').then((handover) => handover.catchHandover()).catch(() => {});
}

if (import.meta.env.PROD) {
  whenQuiet(() =>
    import('../platform/install/serviceWorker.ts').then(({ startServiceWorker }) => startServiceWorker()),
  );
}
