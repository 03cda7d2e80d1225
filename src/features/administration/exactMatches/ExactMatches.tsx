import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { exactReportOf, totalsOf } from '../../../domain/order/exactMatch.ts';
import type { OrderAtDesk, OrderReport } from '../../../domain/order/order.ts';
import { exactMatchesMessages } from '../../../i18n/buying/exactMatches.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { exactMatchesQuery } from '../administrationQueries.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { AcceptQuestion } from '../orders/AcceptQuestion.tsx';
import { ReportFacts } from '../orders/ReportFacts.tsx';
import { SlipPictures } from '../slips/SlipPictures.tsx';
import type { BulkResult } from './bulkApproval.ts';
import { useBulkApproval } from './useBulkApproval.ts';

/** Waiting reports that match exactly, with their slips: looked at, ticked and approved together. */
export function ExactMatches() {
  const texts = useMessages(exactMatchesMessages);
  const query = useQuery(exactMatchesQuery());
  const { state, approve, show, tick } = useBulkApproval();
  const showMatches = useEffectEvent(show);
  useEffect(() => {
    if (query.data) showMatches(matchesIn(query.data).map(({ report }) => report.id));
  }, [query.data]);
  const isAway = useConnection() !== 'online';
  const matches = matchesIn(query.data ?? []);
  const isTicked = ({ report }: ShownMatch) => state.ticked?.includes(report.id) ?? false;
  const ticked = matches.filter(isTicked).map(({ order }) => order);
  const isRunning = state.running > 0;
  const isShut = isAway || isRunning || ticked.length === 0;
  const [asks, setAsks] = useState(false);
  const { order } = useMessages(administrationMessages);
  // Only amounts that are equal match exactly.
  const sum = totalsOf(ticked)
    .map(([currency, total]) => formatMoney(total, currency))
    .join(' + ');
  return (
    <div className="stack">
      <p>
        <Link className="link" to={deskLinks.orders()}>
          <Icon name="back" />
          {texts.back}
        </Link>
      </p>
      <header className="stack stack-2">
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
      </header>
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {state.results.length > 0 && <Results results={state.results} />}
      {query.data?.length === 0 && !isRunning && <EmptyState {...texts.empty} />}
      {matches.length > 0 && (
        <>
          <ul className="adm-exact">
            {matches.map((match) => (
              <li key={match.report.id} className="leaf">
                <Match match={match} isTicked={isTicked(match)} onTick={(isOn) => tick(match.report.id, isOn)} />
              </li>
            ))}
          </ul>
          <div className="row">
            <Button
              icon="check"
              busy={isRunning}
              aria-disabled={isShut || undefined}
              onClick={() => !isShut && setAsks(true)}
            >
              {isRunning ? texts.approving(state.results.length, state.running) : texts.approve(ticked.length)}
            </Button>
            {isAway && <p className="hint">{texts.needsNetwork}</p>}
            {ticked.length === 0 && <p className="hint">{texts.none}</p>}
          </div>
          <AcceptQuestion
            open={asks}
            title={texts.question(ticked.length)}
            due={sum}
            received={{ label: order.reported, amount: sum }}
            difference={null}
            onAccept={() => void approve(ticked)}
            onClose={() => setAsks(false)}
          />
        </>
      )}
    </div>
  );
}

type ShownMatch = { readonly order: OrderAtDesk; readonly report: OrderReport };

const matchesIn = (orders: readonly OrderAtDesk[]): readonly ShownMatch[] =>
  orders.flatMap((order) => {
    const report = exactReportOf(order);
    return report === null ? [] : [{ order, report }];
  });

function Match({
  match: { order, report },
  isTicked,
  onTick,
}: {
  match: ShownMatch;
  isTicked: boolean;
  onTick: (isOn: boolean) => void;
}) {
  const texts = useMessages(exactMatchesMessages);
  return (
    <div className="stack stack-3">
      <CheckField
        label={texts.tick(order.number)}
        detail={`${order.buyerName} · ${formatMoney(order.total, order.currency)}`}
        checked={isTicked}
        onCheck={onTick}
      />
      <SlipPictures order={order} report={report} />
      <ReportFacts order={order} report={report} />
    </div>
  );
}

function Results({ results }: { results: readonly BulkResult[] }) {
  const texts = useMessages(exactMatchesMessages);
  const isWhole = results.every(({ outcome }) => outcome === 'approved');
  return (
    <Note tone={isWhole ? 'done' : 'here'} live>
      <ul aria-label={texts.results}>
        {results.map(({ orderId, number, outcome }) => (
          <li key={orderId}>
            <Link className="link num" to={deskLinks.order(orderId)}>
              #{number}
            </Link>{' '}
            {texts.outcomes[outcome]}
          </li>
        ))}
      </ul>
    </Note>
  );
}
