import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { previewRichText } from '../../../contract/site/customPage.ts';
import { type PageField, pagePathMaximum, pageTitleMaximum, type TypedPage } from '../../../domain/site/customPage.ts';
import { persistedFormMessages } from '../../../i18n/app/persistedForm.ts';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { FailureInSight } from '../../../ui/form/FailureInSight.tsx';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { NetworkButton, NetworkNote } from '../../../ui/press/NetworkButton.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { RichText } from '../../customPage/RichText.tsx';
import { useSettled } from '../orders/useSettled.ts';
import { RichTextField } from './RichTextField.tsx';
import { usePageForm } from './usePageForm.ts';

/** A page as it is written, with what it will look like beside it. What is typed stays on the device until it is saved or given up. */
export function PageForm({ pageId, stored }: { pageId: string | null; stored: TypedPage }) {
  const texts = useMessages(pageEditingMessages);
  const { save, cancel, away } = useMessages(persistedFormMessages);
  const id = useId();
  const form = usePageForm(pageId);
  const navigate = useNavigate();
  if (!form.isReady) return <Loading />;
  const values = form.values ?? stored;
  const change = (changes: Partial<TypedPage>) =>
    form.values === null ? form.open({ ...stored, ...changes }) : form.change(changes);
  const giveUp = () => {
    form.cancel();
    navigate(links.adminPages());
  };
  const field = (name: Exclude<PageField, 'isPublished'>) => ({
    label: texts.fields[name],
    problem: form.problems[name],
    value: values[name],
    onText: (text: string) => change({ [name]: text }),
  });
  return (
    <form
      id={id}
      className="stack stack-6"
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => form.submit(event, stored)}
    >
      <FailureInSight error={form.network.error} formId={id} fieldSays={form.fieldSays} />
      <TextField
        {...field('path')}
        required
        hint={texts.hints.path}
        maxLength={pagePathMaximum + 20}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className="g2">
        <TextField {...field('titleTh')} required lang="th" maxLength={roomFor(pageTitleMaximum)} />
        <TextField {...field('titleEn')} hint={texts.hints.english} lang="en" maxLength={roomFor(pageTitleMaximum)} />
      </div>
      <div className="stack">
        <RichTextField {...field('bodyTh')} required lang="th" hint={texts.hints.body} />
        <Preview html={values.bodyTh} lang="th" title={`${texts.preview} · ${texts.fields.bodyTh}`} />
      </div>
      <div className="stack">
        <RichTextField {...field('bodyEn')} lang="en" hint={texts.hints.english} />
        {values.bodyEn !== '' && (
          <Preview html={values.bodyEn} lang="en" title={`${texts.preview} · ${texts.fields.bodyEn}`} />
        )}
      </div>
      <CheckField
        label={texts.fields.isPublished}
        checked={values.isPublished}
        onCheck={(isPublished) => change({ isPublished })}
      />
      <div className="row">
        <NetworkButton type="submit" network={form.network}>
          {save}
        </NetworkButton>
        <Button kind="quiet" onClick={giveUp}>
          {cancel}
        </Button>
      </div>
      <NetworkNote network={form.network} why={away} />
    </form>
  );
}

const previewQuery = (html: string) =>
  queryOptions({
    queryKey: ['richTextPreview', html],
    queryFn: ({ signal }) => callServer(previewRichText, { body: { html } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: html.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
  });

/** What will be read: the server cleans what was typed, a moment after the last key. */
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
