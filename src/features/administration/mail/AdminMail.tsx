import { useQuery } from '@tanstack/react-query';
import { mailDeliveries } from '../../../domain/site/mailDelivery.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { adminMailQuery, type MailSearch, mailPageSize } from '../administrationQueries.ts';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { MailLeaf } from './MailLeaf.tsx';

const spelling = {
  read: (params: URLSearchParams): MailSearch => ({
    delivery: mailDeliveries.find((each) => each === params.get('delivery')) ?? null,
    page: readPage(params),
  }),
  write: ({ delivery, page }: MailSearch) => ({ delivery: delivery ?? '', page: writePage(page) }),
};

/** The shop's e-mails, newest first. */
export function AdminMail() {
  const { mail: texts, orders } = useMessages(administrationMessages);
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(adminMailQuery(search));
  const { failed } = texts.delivery;
  return (
    <ListScreen
      texts={{
        ...texts,
        needsNetwork: orders.offline,
        empty: search.delivery === null ? texts.empty : texts.emptyChoice,
      }}
      query={query}
      search={
        <Segmented
          legend={texts.which}
          value={search.delivery ?? 'all'}
          onChoose={(choice) => change({ delivery: choice === 'all' ? null : choice, page: 0 }, 'step')}
          choices={[
            { value: 'all' as const, label: texts.all },
            { value: 'failed' as const, label: failed },
          ]}
        />
      }
      paging={{ page: search.page, pageSize: mailPageSize, texts, onPage: (page) => change({ page }, 'step') }}
      listClass="stack stack-2"
    >
      {(message) => <MailLeaf message={message} />}
    </ListScreen>
  );
}
