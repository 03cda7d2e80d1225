import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { adminMailQuery, mailPageSize } from '../administrationQueries.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { MailLeaf } from './MailLeaf.tsx';

/** The shop's e-mails, newest first. */
export function AdminMail() {
  const { mail: texts, orders } = useMessages(administrationMessages);
  const [page, setPage] = useState(0);
  const query = useQuery(adminMailQuery(page));
  return (
    <ListScreen
      texts={{ ...texts, needsNetwork: orders.offline }}
      query={query}
      paging={{ page, pageSize: mailPageSize, texts, onPage: setPage }}
      listClass="stack stack-2"
    >
      {(message) => <MailLeaf message={message} />}
    </ListScreen>
  );
}
