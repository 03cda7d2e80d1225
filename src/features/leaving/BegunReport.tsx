import { sharedDeviceMessages } from '../../i18n/sharedDevice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';

/** That a report which was begun goes with whoever leaves, and the way to it. */
export function BegunReport() {
  const texts = useMessages(sharedDeviceMessages).begun;
  return (
    <Note tone="here">
      {texts.body}{' '}
      <Link className="link" to={`${links.share()}?report=1`}>
        {texts.open}
      </Link>
    </Note>
  );
}
