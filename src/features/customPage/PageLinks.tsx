import { textIn } from '../../domain/localText.ts';
import type { PageLink } from '../../domain/site/customPage.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import './pageLinks.css';

/** Links to the shop's custom pages. Their space is reserved while they load. */
export function PageLinks({ label, pages }: { label: string; pages: readonly PageLink[] | undefined }) {
  const { language } = useLanguage();
  if (pages === undefined) return <div className="page-links" />;
  if (pages.length === 0) return null;
  return (
    <nav className="row page-links" aria-label={label}>
      {pages.map((page) => (
        <Link key={page.path} className="link" to={links.customPage(page.path)}>
          {textIn(page.title, language)}
        </Link>
      ))}
    </nav>
  );
}
