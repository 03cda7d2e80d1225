import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationMessages } from '../../i18n/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineState } from '../../ui/OfflineState.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { adminMailQuery, mailPageSize } from './administrationQueries.ts';
import { MailLeaf } from './MailLeaf.tsx';
import { Pager } from './Pager.tsx';

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
