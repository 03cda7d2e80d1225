import { useQuery } from '@tanstack/react-query';
import type { ProductWindow, StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { textIn } from '../../../domain/localText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CallFailed } from '../../../platform/net/callFailed.ts';
import { ButtonLink } from '../../../ui/press/Button.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Tabs } from '../../../ui/show/Tabs.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { NotFoundState } from '../../../ui/state/NotFoundState.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { CoverForm } from './CoverForm.tsx';
import { GalleryForm } from './GalleryForm.tsx';
import { adminItemQuery } from './itemQueries.ts';
import { ProductWordsForm } from './ProductWordsForm.tsx';
import { SharingForm } from './SharingForm.tsx';

/** A course or product: its cover and how its links look; of a product also its other pictures and its words. */
export function AdminItem({ id: itemId }: { id: string }) {
  const texts = useMessages(shopWindowMessages);
  const { language } = useLanguage();
  const query = useQuery(adminItemQuery(itemId));
  const { data: item, error } = query;
  const partsOfProduct = (stored: ProductWindow) => [
    { id: 'gallery', title: texts.gallery.title, content: <GalleryForm itemId={itemId} stored={stored} /> },
    { id: 'words', title: texts.words.title, content: <ProductWordsForm itemId={itemId} stored={stored} /> },
  ];
  const isGone = error instanceof CallFailed && error.code === 'NOT_FOUND';
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={links.adminItems()}>
          {texts.item.back}
        </Link>
        <h1>{item ? textIn(item.title, language) : texts.items.title}</h1>
        {item && <Facts item={item} />}
      </header>
      {isGone ? <NotFoundState heading={2} /> : <QueryStates query={query} {...texts.items} />}
      {item && (
        <Tabs
          label={texts.item.parts}
          tabs={[
            { id: 'cover', title: texts.cover.title, content: <CoverForm item={item} /> },
            ...(item.product === null ? [] : partsOfProduct(item.product)),
            {
              id: 'sharing',
              title: texts.sharing.title,
              content: <SharingForm itemId={itemId} stored={item.sharing} />,
            },
          ]}
        />
      )}
    </>
  );
}

function Facts({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(shopWindowMessages);
  const to = item.kind === 'course' ? links.course(item.id) : links.product(item.id);
  return (
    <div className="row">
      <span className="mut num">
        {texts.items.kinds[item.kind]} {item.id}
      </span>
      {item.isPublished ? (
        <ButtonLink kind="quiet" small to={to}>
          {texts.item.see}
        </ButtonLink>
      ) : (
        <Tag>{texts.items.hidden}</Tag>
      )}
    </div>
  );
}
