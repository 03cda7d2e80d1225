import { Note } from '../../ui/notice/Note.tsx';
import { Link } from '../../ui/press/Link.tsx';

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
