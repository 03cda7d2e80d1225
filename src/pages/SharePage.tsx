import '../ui/styles/buyer.css';
import { useSearchParams } from 'react-router-dom';
import { ReportChooser } from '../features/sharedSlip/ReportChooser.tsx';
import { SharedSlipScreen } from '../features/sharedSlip/SharedSlipScreen.tsx';
import { shareMessages } from '../i18n/catalogue/share.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';

/**
 * The page for a slip shared with the installed app, and with `?report` for a report from the home screen; works
 * offline and without a session.
 */
export function SharePage() {
  const { title } = useMessages(shareMessages);
  const [search] = useSearchParams();
  return (
    <>
      <PageMeta title={title} index={false} />
      <div className="narrow stack stack-6">
        {search.has('report') ? <ReportChooser /> : <SharedSlipScreen problem={search.get('problem')} />}
      </div>
    </>
  );
}
