import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pageResource } from '../../../contract/site/customPage.ts';
import { textIn } from '../../../domain/localText.ts';
import type { StoredPage } from '../../../domain/site/customPage.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { links } from '../../../ui/press/links.ts';
import { Tag } from '../../../ui/show/Tag.tsx';
import { customPageQuery } from '../../customPage/customPageQueries.ts';
import { pageLinksQuery } from '../../site/pageLinksQuery.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';
import { resourceQuery } from '../resourceQueries.ts';

/** The custom pages with buttons to view, edit and delete them. */
export function AdminPages() {
  const texts = useMessages(pageEditingMessages);
  const query = useQuery(resourceQuery(pageResource));
  const [unwanted, setUnwanted] = useState<StoredPage | null>(null);
  return (
    <>
      <ListScreen
        texts={texts}
        query={query}
        action={
          <ButtonLink icon="plus" to={deskLinks.page('new')}>
            {texts.add}
          </ButtonLink>
        }
        listClass="stack stack-3"
        rowClass="leaf"
      >
        {(page) => <PageRow page={page} onRemove={() => setUnwanted(page)} />}
      </ListScreen>
      {unwanted !== null && <RemovePage page={unwanted} onDone={() => setUnwanted(null)} />}
    </>
  );
}

function PageRow({ page, onRemove }: { page: StoredPage; onRemove: () => void }) {
  const texts = useMessages(pageEditingMessages);
  const { language } = useLanguage();
  const title = textIn(page.title, language);
  return (
    <div className="row sb">
      <div>
        <p className="row">
          <span className="strong">{title}</span>
          {page.isPublished ? (
            <Tag tone="done" icon="check">
              {texts.published}
            </Tag>
          ) : (
            <Tag>{texts.draft}</Tag>
          )}
        </p>
        <p className="sm mut">{links.customPage(page.path)}</p>
      </div>
      <div className="row">
        {page.isPublished && (
          <ButtonLink kind="quiet" small to={links.customPage(page.path)} aria-label={texts.openOf(title)}>
            {texts.open}
          </ButtonLink>
        )}
        <ButtonLink kind="outline" small to={deskLinks.page(page.id)} aria-label={texts.editOf(title)}>
          {texts.edit}
        </ButtonLink>
        <Button kind="quiet" small className="text-danger" aria-label={texts.removeOf(title)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}

function RemovePage({ page, onDone }: { page: StoredPage; onDone: () => void }) {
  const texts = useMessages(pageEditingMessages);
  const { language } = useLanguage();
  const client = useQueryClient();
  return (
    <RemoveQuestion
      resource={pageResource}
      id={page.id}
      texts={{ question: texts.removeQuestion, confirm: texts.remove, done: texts.removed }}
      onClose={onDone}
      onGone={() => {
        void client.invalidateQueries({ queryKey: pageLinksQuery.queryKey });
        client.removeQueries({ queryKey: customPageQuery(page.path).queryKey });
        onDone();
      }}
    >
      <p className="strong">{textIn(page.title, language)}</p>
      <p>{texts.removeBody}</p>
    </RemoveQuestion>
  );
}
