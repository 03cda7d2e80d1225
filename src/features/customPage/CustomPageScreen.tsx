import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textIn } from '../../domain/localText.ts';
import { type CustomPage, pageSummary } from '../../domain/site/customPage.ts';
import { customPageMessages } from '../../i18n/catalogue/customPage.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { leadsNowhere, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { customPageQuery } from './customPageQueries.ts';
import { RichText } from './RichText.tsx';

/** A custom page of the shop in any state of loading. */
export function CustomPageScreen({ path }: { path: string }) {
  const texts = useMessages(customPageMessages);
  const { data, error, failureReason, refetch, dataUpdatedAt } = useQuery(customPageQuery(path));
  const isAway = useConnection() !== 'online';
  const retry = () => void refetch();
  if (leadsNowhere(error)) {
    return (
      <>
        <PageMeta title={texts.missing} index={false} />
        <NotFoundState />
      </>
    );
  }
  if (data !== undefined) return <PageView page={data} readAt={dataUpdatedAt} />;
  if (isAway || failureReason instanceof ServerUnreachable) {
    return <OfflineState heading={1} body={texts.offline} onRetry={retry} />;
  }
  return error ? <ErrorState heading={1} title={texts.failed} onRetry={retry} /> : <Loading />;
}

function PageView({ page, readAt }: { page: CustomPage; readAt: number }) {
  const texts = useMessages(customPageMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const isAway = useConnection() !== 'online';
  const title = textIn(page.title, language);
  const body = textIn(page.body, language);
  const about = useMemo(() => ({ kind: 'custom' as const, path: page.path, pictureUrl: null }), [page.path]);
  const isThai = language === 'th' || page.body.en === null;
  return (
    <article className="stack stack-6">
      <PageMeta title={title} description={pageSummary(body)} about={about} />
      <h1>{title}</h1>
      {isAway && <Note icon="offline">{texts.cachedAt(format.dateTime(readAt))}</Note>}
      <div lang={isThai ? 'th' : 'en'}>
        <RichText html={body} />
      </div>
      <p className="hint">{texts.updated(format.date(page.updatedAt))}</p>
    </article>
  );
}
