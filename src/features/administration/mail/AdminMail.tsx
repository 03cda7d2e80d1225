import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { adminMailQuery, mailPageSize } from '../administrationQueries.ts';
import { Pager } from '../list/Pager.tsx';
import { MailLeaf } from './MailLeaf.tsx';

/** What the shop wrote, the newest first. */
export function AdminMail() {
  const texts = useMessages(administrationMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(adminMailQuery(page));
  const retry = () => void refetch();
  return (
    <>
      <header>
        <h1>{texts.mail.title}</h1>
        <p className="read">{texts.mail.body}</p>
      </header>
      {data === undefined && isAway && <OfflineState body={texts.orders.offline} onRetry={retry} />}
      {data === undefined && !isAway && error && (
        <ErrorState title={texts.mail.failed} body={failureText(error)} onRetry={retry} />
      )}
      {data === undefined && !isAway && !error && <Loading />}
      {data?.rows.length === 0 && <EmptyState {...texts.mail.empty} />}
      {data !== undefined && data.rows.length > 0 && (
        <ul className="stack stack-2">
          {data.rows.map((message) => (
            <li key={message.id}>
              <MailLeaf message={message} />
            </li>
          ))}
        </ul>
      )}
      {data && <Pager page={page} total={data.total} pageSize={mailPageSize} texts={texts.mail} onPage={setPage} />}
    </>
  );
}
