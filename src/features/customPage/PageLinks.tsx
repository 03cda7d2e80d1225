import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { pageLinksQuery } from './customPageQueries.ts';
import './pageLinks.css';

/** Links to the shop's own pages; their room is kept until they are known. */
export function PageLinks({ label }: { label: string }) {
  const { language } = useLanguage();
  const { data } = useQuery(pageLinksQuery);
  if (data === undefined) return <div className="page-links" />;
  if (data.length === 0) return null;
  return (
    <nav className="row page-links" aria-label={label}>
      {data.map((page) => (
        <Link key={page.path} className="link" to={links.customPage(page.path)}>
          {textIn(page.title, language)}
        </Link>
      ))}
    </nav>
  );
}
