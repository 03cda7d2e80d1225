import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { pageResource, pageWireFields, previewRichText } from '../../../contract/site/customPage.ts';
import {
  normalisePage,
  pagePathMaximum,
  pageTitleMaximum,
  refusePage,
  type StoredPage,
  type TypedPage,
} from '../../../domain/site/customPage.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { customPageQuery } from '../../customPage/customPageQueries.ts';
import { RichText } from '../../customPage/RichText.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { pageLinksQuery } from '../../site/pageLinksQuery.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { RichTextField } from '../form/RichTextField.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useResourceForm } from '../form/useResourceForm.ts';
import { useSettled } from '../useSettled.ts';
import { PagePictures } from './PagePictures.tsx';

/** The form of a custom page with a preview of each text. */
export function PageForm({ page, stored }: { page: StoredPage | null; stored: TypedPage }) {
  const texts = useMessages(pageEditingMessages);
  const form = usePageForm(page, stored);
  const navigate = useNavigate();
  const { values } = form;
  const body = (name: 'bodyTh' | 'bodyEn') => ({
    label: texts.fields[name],
    problem: form.problems[name],
    value: values[name],
    onText: (text: string) => form.change({ [name]: text }),
  });
  const title = { kind: 'line', maxLength: roomFor(pageTitleMaximum) } as const;
  return (
    <DeskFormFrame form={form} label={texts.title} savesUnchanged onCancel={() => navigate(deskLinks.pages())}>
      <StaleNote form={form} labels={texts.fields} />
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'path', label: texts.fields.path, hint: texts.hints.path, required: true },
            ...{ maxLength: pagePathMaximum + 20, autoCapitalize: 'none', spellCheck: false },
          },
        ]}
      />
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            { ...title, name: 'titleTh', label: texts.fields.titleTh, required: true, lang: 'th' },
            { ...title, name: 'titleEn', label: texts.fields.titleEn, hint: texts.hints.english, lang: 'en' },
          ]}
        />
      </div>
      <div className="stack">
        <RichTextField {...body('bodyTh')} required lang="th" hint={texts.hints.body} />
        <PagePictures html={values.bodyTh} onHtml={(bodyTh) => form.change({ bodyTh })} />
        <Preview html={values.bodyTh} lang="th" title={`${texts.preview} · ${texts.fields.bodyTh}`} />
      </div>
      <div className="stack">
        <RichTextField {...body('bodyEn')} lang="en" hint={texts.hints.english} />
        {values.bodyEn !== '' && (
          <>
            <PagePictures html={values.bodyEn} onHtml={(bodyEn) => form.change({ bodyEn })} />
            <Preview html={values.bodyEn} lang="en" title={`${texts.preview} · ${texts.fields.bodyEn}`} />
          </>
        )}
      </div>
      <DeskFields form={form} fields={[{ kind: 'check', name: 'isPublished', label: texts.fields.isPublished }]} />
    </DeskFormFrame>
  );
}

/** `row` is `null` for a new page. */
function usePageForm(row: StoredPage | null, stored: TypedPage) {
  const texts = useMessages(pageEditingMessages);
  const client = useQueryClient();
  const navigate = useNavigate();
  return useResourceForm(pageResource, {
    ...{ row, stored, draftOf: normalisePage, wireFields: pageWireFields, saved: texts.saved },
    refuse: (values) => sentencesOf(refusePage(values), texts.problems),
    onAnswer: ({ path }) => {
      void client.invalidateQueries({ queryKey: pageLinksQuery.queryKey });
      client.removeQueries({ queryKey: customPageQuery(path).queryKey });
    },
    onSaved: () => navigate(deskLinks.pages()),
  });
}

const previewQuery = (html: string) =>
  queryOptions({
    queryKey: administrationKeys.preview(html),
    queryFn: ({ signal }) => callServer(previewRichText, { body: { html } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: html.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

/** The text as it will be shown: sanitized by the server shortly after the last key. */
function Preview({ html, lang, title }: { html: string; lang: 'th' | 'en'; title: string }) {
  const texts = useMessages(pageEditingMessages);
  const settled = useSettled(html);
  const { data, isError } = useQuery(previewQuery(settled));
  return (
    <section className="stack stack-2" aria-label={title}>
      <p className="sm mut">{title}</p>
      <div className="leaf" lang={lang}>
        {html.trim() === '' && <p className="mut">{texts.previewEmpty}</p>}
        {html.trim() !== '' && isError && <p className="mut">{texts.previewFailed}</p>}
        {html.trim() !== '' && !isError && data && <RichText html={data.html} />}
      </div>
    </section>
  );
}
