import { sharedDeviceMessages } from '../../i18n/people/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/press/links.ts';
import type { BegunReport } from '../bankTransfer/begunReports.ts';
import { WayNote } from './WayNote.tsx';

const wayTo: Record<BegunReport, string> = { new: `${links.share()}?report=1`, change: links.outbox() };

/** That a report which was begun, or what was changed of one that lies here, goes with whoever leaves, and the way to it. */
export function BegunReports({ begun }: { begun: readonly BegunReport[] }) {
  const texts = useMessages(sharedDeviceMessages).begun;
  return begun.map((each) => <WayNote key={each} to={wayTo[each]} {...texts[each]} />);
}
