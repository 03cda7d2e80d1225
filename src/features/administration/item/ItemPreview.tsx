import { queryOptions, useQuery } from '@tanstack/react-query';
import { previewItem } from '../../../contract/administration/adminItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { CourseView } from '../../course/CourseView.tsx';
import { ProductView } from '../../product/ProductView.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { QueryStates } from '../list/QueryStates.tsx';

const previewQuery = (itemId: string) =>
  queryOptions({
    queryKey: administrationKeys.itemPreview(itemId),
    queryFn: ({ signal }) => callServer(previewItem, { params: { itemId } }, { signal }),
    staleTime: 0,
  });

/** The page of an item as buyers will see it. Nothing on it can be pressed. */
export function ItemPreview({ itemId }: { itemId: string }) {
  const texts = useMessages(itemEditingMessages).preview;
  const query = useQuery(previewQuery(itemId));
  const { data } = query;
  return (
    <>
      <Note>
        <p>{texts.body}</p>
        <Link className="link" to={deskLinks.item(itemId)}>
          {texts.back}
        </Link>
      </Note>
      <QueryStates query={query} {...texts} />
      <div inert>
        {data?.course && <CourseView course={data.course} />}
        {data?.product && <ProductView product={data.product} />}
      </div>
    </>
  );
}
