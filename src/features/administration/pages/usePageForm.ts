import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { addPage, changePage, pageWireFields } from '../../../contract/site/customPage.ts';
import { normalisePage, refusePage, type TypedPage } from '../../../domain/site/customPage.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { links } from '../../../ui/press/links.ts';
import { customPageQuery } from '../../customPage/customPageQueries.ts';
import { pageLinksQuery } from '../../customPage/pageLinksQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { type OpenDeskForm, useDeskForm } from '../form/useDeskForm.ts';
import { adminPagesQuery } from './adminPagesQuery.ts';

/** The form of one of the shop's own pages; `pageId` is `null` for a new one. */
export function usePageForm(pageId: string | null, stored: TypedPage): OpenDeskForm<TypedPage> {
  const texts = useMessages(pageEditingMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useDeskForm<TypedPage>({
    stored,
    refuse: (values) => sentencesOf(refusePage(values), texts.problems),
    wireFields: pageWireFields,
    send: async (typed, key) => {
      const body = normalisePage(typed);
      const saved =
        pageId === null
          ? await callServer(addPage, { body }, { key })
          : await callServer(changePage, { params: { pageId }, body }, { key });
      void client.invalidateQueries({ queryKey: adminPagesQuery.queryKey });
      void client.invalidateQueries({ queryKey: pageLinksQuery.queryKey });
      client.removeQueries({ queryKey: customPageQuery(saved.path).queryKey });
    },
    saved: texts.saved,
    onSaved: () => navigate(links.adminPages()),
  });
}
