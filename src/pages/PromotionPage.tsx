import { catalogueMessages } from '../i18n/catalogue.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { links } from '../ui/links.ts';
import { PageMeta } from '../ui/PageMeta.tsx';

/** Where a promotion's address leads: nothing is promised that the quote does not take off; the next step is a course. */
export function PromotionPage() {
  const texts = useMessages(catalogueMessages).promotion;
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      <EmptyState title={texts.heading} body={texts.body} heading={1}>
        <ButtonLink to={links.courses()}>{texts.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
