import type { AcceptedPage } from '../../domain/site/acceptance.ts';
import { acceptanceMessages } from '../../i18n/people/acceptance.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/press/links.ts';
import { useAcceptedPages } from './useAcceptedPages.ts';

/**
 * The terms and the privacy notice that a press of the button beside it accepts, as far as the shop has them. They open
 * in a tab of their own, because a password is typed here.
 */
export function AcceptanceNote({ deed }: { deed: 'order' | 'register' }) {
  const texts = useMessages(acceptanceMessages);
  const pages = useAcceptedPages();
  const has = (page: AcceptedPage) => pages.includes(page);
  if (pages.length === 0) return null;
  return (
    <p className="xs mut">
      {texts.by[deed]}
      {has('terms') && (
        <>
          {texts.accept}
          <PageLink page="terms" />
        </>
      )}
      {has('terms') && has('privacy') && texts.and}
      {has('privacy') && (
        <>
          {texts.haveRead}
          <PageLink page="privacy" />
        </>
      )}
    </p>
  );
}

function PageLink({ page }: { page: AcceptedPage }) {
  const texts = useMessages(acceptanceMessages);
  return (
    <a href={links.customPage(page)} target="_blank" rel="noreferrer">
      {texts.pages[page]}
    </a>
  );
}
