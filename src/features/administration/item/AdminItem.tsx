import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { textNames } from '../../../domain/catalogue/itemTexts.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Tabs } from '../../../ui/show/Tabs.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { adminItemQuery } from '../catalogue/itemQueries.ts';
import { CurriculumPart } from '../curriculum/CurriculumPart.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { CoverForm } from './CoverForm.tsx';
import { DuplicateButton } from './DuplicateButton.tsx';
import { GalleryForm } from './GalleryForm.tsx';
import { ItemFieldsForm } from './ItemFieldsForm.tsx';
import { ItemPreview } from './ItemPreview.tsx';
import { ItemWordsForm } from './ItemWordsForm.tsx';
import { PlansForm } from './PlansForm.tsx';
import { PublicationForm } from './PublicationForm.tsx';
import { SharingForm } from './SharingForm.tsx';

/** The page as buyers will see it, in place of the forms. */
const previewParameter = 'preview';

/** A course or product in sections: cover, pictures and texts of its kind, and its link preview. */
export function AdminItem({ id: itemId }: { id: string }) {
  const texts = useMessages(shopWindowMessages);
  const { language } = useLanguage();
  const query = useQuery(adminItemQuery(itemId));
  const { data: item, error } = query;
  const [search] = useSearchParams();
  const isGone = error instanceof CallFailed && error.code === 'NOT_FOUND';
  if (search.has(previewParameter)) return <ItemPreview itemId={itemId} />;
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.items()}>
          {texts.item.back}
        </Link>
        <h1>{item ? textIn(item.title, language) : texts.items.title}</h1>
        {item && <Facts item={item} />}
      </header>
      {isGone ? <NotFoundState heading={2} /> : <QueryStates query={query} {...texts.items} />}
      {item && <Parts key={item.id} item={item} />}
    </>
  );
}

function Parts({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(shopWindowMessages);
  const editing = useMessages(itemEditingMessages);
  const { id, product } = item;
  const tab = (part: 'cover' | 'gallery' | 'words' | 'sharing', content: ReactNode) => ({
    ...{ id: part, title: texts[part].title, content },
  });
  return (
    <div className="adm-parts">
      <Tabs
        label={texts.item.parts}
        tabs={[
          { id: 'fields', title: editing.fields.title, content: <ItemFieldsForm item={item} /> },
          { id: 'plans', title: editing.plans.title, content: <PlansForm item={item} /> },
          ...(item.kind === 'course'
            ? [{ id: 'curriculum', title: editing.curriculum.title, content: <CurriculumPart itemId={id} /> }]
            : []),
          { id: 'publication', title: editing.publication.title, content: <PublicationForm item={item} /> },
          tab('cover', <CoverForm item={item} />),
          ...(product === null ? [] : [tab('gallery', <GalleryForm item={item} stored={product} />)]),
          ...(textNames(item.kind).length === 0 ? [] : [tab('words', <ItemWordsForm item={item} />)]),
          tab('sharing', <SharingForm item={item} />),
        ]}
      />
    </div>
  );
}

function Facts({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(shopWindowMessages);
  const {
    publication: { states },
    preview,
  } = useMessages(itemEditingMessages);
  const to = item.kind === 'course' ? links.course(item.id) : links.product(item.id);
  return (
    <div className="row">
      <span className="mut num">
        {texts.items.kinds[item.kind]} {item.id}
      </span>
      {!item.isPublished && <Tag>{states[item.state]}</Tag>}
      {item.isPublished ? (
        <ButtonLink kind="quiet" small to={to}>
          {texts.item.see}
        </ButtonLink>
      ) : (
        <ButtonLink kind="quiet" small to={`${deskLinks.item(item.id)}?${previewParameter}=1`}>
          {preview.title}
        </ButtonLink>
      )}
      <DuplicateButton itemId={item.id} />
    </div>
  );
}
