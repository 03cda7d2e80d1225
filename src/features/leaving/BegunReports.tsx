import { sharedDeviceMessages } from '../../i18n/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import type { BegunReport } from '../bankTransfer/begunReports.ts';

const wayTo: Record<BegunReport, string> = { new: `${links.share()}?report=1`, change: links.outbox() };

/** That a report which was begun, or what was changed of one that lies here, goes with whoever leaves, and the way to it. */
export function BegunReports({ begun }: { begun: readonly BegunReport[] }) {
  const texts = useMessages(sharedDeviceMessages).begun;
  return begun.map((each) => (
    <Note key={each} tone="here">
      {texts[each].body}{' '}
      <Link className="link" to={wayTo[each]}>
        {texts[each].open}
      </Link>
    </Note>
  ));
}
