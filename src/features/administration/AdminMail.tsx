import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationMessages } from '../../i18n/administration.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineState } from '../../ui/OfflineState.tsx';
import { Loading } from '../../ui/Skeleton.tsx';
import { useConnection } from '../../ui/useConnection.ts';
import { useFailureText } from '../../ui/useFailureText.ts';
import { adminMailQuery, mailPageSize } from './administrationQueries.ts';
import { MailLeaf } from './MailLeaf.tsx';

/** What the shop wrote, the newest first. */
export function AdminMail() {
  const texts = useMessages(administrationMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery(adminMailQuery(page));
  const retry = () => void refetch();
  const last = data ? Math.max(0, Math.ceil(data.total / mailPageSize) - 1) : 0;
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
      {last > 0 && (
        <nav className="row adm-pages" aria-label={texts.mail.pages}>
          <IconButton icon="back" label={texts.mail.previous} disabled={page === 0} onClick={() => setPage(page - 1)} />
          <span className="num">{texts.mail.page(page + 1, last + 1)}</span>
          <IconButton
            icon="forward"
            label={texts.mail.next}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          />
        </nav>
      )}
    </>
  );
}
