import { Link } from '../../ui/Link.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';

/** That reports go out no more by themselves, and the way to what can be done; nothing where there are none. */
export function RefusedReports({
  count,
  words,
}: {
  count: number;
  words: { readonly body: (count: number) => string; readonly open: string };
}) {
  if (count === 0) return null;
  return (
    <Note tone="here">
      {words.body(count)}{' '}
      <Link className="link" to={links.outbox()}>
        {words.open}
      </Link>
    </Note>
  );
}
