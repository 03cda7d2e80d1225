import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { shareMessages } from '../../i18n/catalogue/share.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isWaiting } from '../../platform/outbox/entry.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { useReportEntries } from '../outbox/useReportEntries.ts';
import { PayableOrders } from './PayableOrders.tsx';
import { reportAddress } from './reportAddress.ts';
import { SharedSlipScreen } from './SharedSlipScreen.tsx';
import { useReportableOrders } from './useReportableOrders.ts';
import { useSharedSlips } from './useSharedSlips.ts';

/** From the home screen to an order's report in one press. A shared slip that still waits comes first. */
export function ReportChooser() {
  const texts = useMessages(shareMessages).report;
  const { slips, isUnreadable, readAgain } = useSharedSlips();
  const { entries } = useReportEntries();
  const { isNone } = useReportableOrders();
  const waiting = entries.filter(isWaiting).length;
  const refused = entries.filter(({ state }) => state === 'failed').length;
  const inOutbox = [...(waiting > 0 ? [texts.outbox(waiting)] : []), ...(refused > 0 ? [texts.refused(refused)] : [])];
  const client = useQueryClient();
  const navigate = useNavigate();
  if (isUnreadable) return <UnreadableState onRetry={readAgain} />;
  if (slips !== null && slips.length > 0) return <SharedSlipScreen problem={null} />;
  return (
    <>
      <header className="row sb">
        <div className="stack stack-2">
          <h1>{texts.title}</h1>
          {!isNone && <p className="mut">{texts.body}</p>}
        </div>
        {inOutbox.length > 0 && (
          <ButtonLink kind="outline" small icon={refused > 0 ? 'warning' : 'clock'} to={links.outbox()}>
            {inOutbox.join(' · ')}
          </ButtonLink>
        )}
      </header>
      <PayableOrders hasPicture={false} chosenId={null} onChoose={(order) => navigate(reportAddress(client, order))} />
    </>
  );
}
