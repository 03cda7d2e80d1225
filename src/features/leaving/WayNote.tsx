import { Link } from '../../ui/Link.tsx';
import { Note } from '../../ui/Note.tsx';

/** What leaving means for something on this device, and the way to it. */
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
