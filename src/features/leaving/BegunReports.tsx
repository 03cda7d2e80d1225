import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/press/links.ts';
import type { BegunReport } from '../bankTransfer/begunReports.ts';
import { WayNote } from './WayNote.tsx';

const wayTo: Record<BegunReport, string> = { new: `${links.share()}?report=1`, change: links.outbox() };

/** A warning that an unfinished report, or an unsent change of one, is deleted on leaving, with a link to it. */
export function BegunReports({ begun }: { begun: readonly BegunReport[] }) {
  const texts = useMessages(sharedDeviceMessages).begun;
  return begun.map((each) => <WayNote key={each} to={wayTo[each]} {...texts[each]} />);
}
