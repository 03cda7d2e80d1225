import type { DeskWork } from '../../../domain/order/salesFigures.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';

const places = [
  { kind: 'slips', to: deskLinks.orders() },
  { kind: 'lateMoney', to: `${deskLinks.orders()}?status=review` },
  { kind: 'unpaid', to: `${deskLinks.orders()}?status=notYetReceived` },
  { kind: 'openRefunds', to: `${deskLinks.orders()}?refund=open` },
  { kind: 'refusedRefunds', to: `${deskLinks.orders()}?refund=refused` },
  { kind: 'questions', to: `${deskLinks.comments()}?state=unanswered` },
  { kind: 'failedMail', to: `${deskLinks.mail()}?delivery=failed` },
] as const;

/** Work that waits at the desk, each kind with the way to it. */
export function WorkPart({ work }: { work: DeskWork }) {
  const texts = useMessages(shopFiguresMessages).work;
  const waiting = places.filter(({ kind }) => work[kind] > 0);
  return (
    <section className="stack stack-3" aria-labelledby="overview-work">
      <h2 id="overview-work">{texts.title}</h2>
      {waiting.length === 0 && <p className="mut">{texts.nothing}</p>}
      <ul className="ov-tiles">
        {waiting.map(({ kind, to }) => (
          <li key={kind}>
            <Link className="leaf ov-tile" to={to}>
              <strong className="ov-figure num">{formatCount(work[kind])}</strong>
              <span>{texts[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
