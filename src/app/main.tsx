import '../ui/styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reportAccessFailure } from '../features/session/accessFailures.ts';
import { applyLanguage } from '../i18n/language.ts';
import { watchConnection } from '../platform/connection.ts';
import { catchInstallOffer } from '../platform/earlyInstallOffer.ts';
import { reportDefect, reportUncaughtDefects } from '../platform/reportDefect.ts';
import { applyTheme } from '../ui/theme.ts';
import { App } from './App.tsx';
import { startKeepingData } from './keepData.ts';
import { onCallFailure } from './queryClient.ts';
import { whenQuiet } from './whenQuiet.ts';

applyTheme();
reportUncaughtDefects();
watchConnection();
catchInstallOffer();

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');

const app = createRoot(root, {
  onCaughtError: (defect) => reportDefect(defect, 'page'),
  onUncaughtError: (defect) => reportDefect(defect, 'app'),
});

onCallFailure(reportAccessFailure);
void Promise.all([applyLanguage(), startKeepingData()]).then(() =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

if (import.meta.env.PROD) {
  whenQuiet(() => import('../platform/serviceWorker.ts').then(({ startServiceWorker }) => startServiceWorker()));
}
