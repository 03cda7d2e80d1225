import { QueryClient, QueryClientProvider, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { previewItem } from '../../../contract/administration/adminItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sessionKey } from '../../../platform/session/sessionKey.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { CourseView } from '../../course/CourseView.tsx';
import { ProductView } from '../../product/ProductView.tsx';
import { siteKeys } from '../../site/siteKeys.ts';
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
        <AsGuest>
          {data?.course && <CourseView course={data.course} />}
          {data?.product && <ProductView product={data.product} />}
        </AsGuest>
      </div>
    </>
  );
}

/** Children drawn as a guest sees them. An administrator cannot buy, so the page would show no button. */
function AsGuest({ children }: { children: ReactNode }) {
  const desk = useQueryClient();
  const [guest] = useState(() => guestClient(desk));
  return <QueryClientProvider client={guest}>{children}</QueryClientProvider>;
}

/** A cache with the shop's settings, no cart and nobody signed in. The session is never asked for. */
function guestClient(desk: QueryClient): QueryClient {
  const guest = new QueryClient({ defaultOptions: desk.getDefaultOptions() });
  guest.setQueryDefaults(sessionKey, { enabled: false });
  guest.setQueryData(sessionKey, null);
  guest.setQueryData(siteKeys.site, desk.getQueryData(siteKeys.site));
  return guest;
}
