import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { PageLinks } from '../../features/customPage/PageLinks.tsx';
import { pageLinksQuery } from '../../features/site/pageLinksQuery.ts';
import { shellMessages } from '../../i18n/app/shell.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Late } from './Late.tsx';

const FooterRest = lazy(async () => ({ default: (await import('./FooterRest.tsx')).FooterRest }));

/**
 * The footer of every page: a sentence about the shop and links to its pages, rendered by the server; how to reach the
 * shop and the switches load once the page is idle.
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
        {isQuiet && <Late part={FooterRest} />}
      </div>
    </footer>
  );
}
