import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PageLinks } from '../../features/customPage/PageLinks.tsx';
import { pageLinksQuery } from '../../features/customPage/pageLinksQuery.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Late } from './Late.tsx';

const FooterSwitches = lazy(async () => ({ default: (await import('./FooterSwitches.tsx')).FooterSwitches }));

/**
 * The quiet end of every page: a word about the shop and the ways to its own pages, which stand in what the server draws;
 * once the page is quiet what a script is needed for, too.
 */
export function Footer({ isQuiet }: { isQuiet: boolean }) {
  const { siteName, footer } = useMessages(shellMessages);
  const { data: pages } = useQuery({ ...pageLinksQuery, enabled: import.meta.env.SSR || isQuiet });
  return (
    <footer className="foot">
      <div className="wrap">
        <div>
          <p className="strong">{siteName}</p>
          <p>{footer.promise}</p>
        </div>
        <PageLinks label={footer.pages} pages={pages} />
        {isQuiet && <Late part={FooterSwitches} />}
      </div>
    </footer>
  );
}
