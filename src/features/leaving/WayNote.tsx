import { Note } from '../../ui/notice/Note.tsx';
import { Link } from '../../ui/press/Link.tsx';

/** A consequence of leaving for something on this device, with a link to it. */
export function WayNote({ to, body, open }: { to: string; body: string; open: string }) {
  return (
    <Note tone="here">
      {body}{' '}
      <Link className="link" to={to}>
        {open}
      </Link>
    </Note>
  );
}
