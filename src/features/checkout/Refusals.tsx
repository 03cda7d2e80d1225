import type { SignedQuote } from '../../contract/order.ts';
import type { FailureCode } from '../../domain/failure.ts';
import { textIn } from '../../domain/localText.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { failureMessages } from '../../i18n/failures.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import type { CartLineView } from '../cart/useCart.ts';
import { useCartActions } from '../cart/useCartActions.ts';

type Refusal = SignedQuote['refusals'][number];

/** Everything that stands against the order, with the names and what to do about each. */
export function Refusals({
  id,
  refusals,
  lines,
}: {
  id: string;
  refusals: readonly Refusal[];
  lines: readonly CartLineView[];
}) {
  const texts = useMessages(checkoutMessages).refusals;
  if (refusals.length === 0) return null;
  return (
    <section id={id} tabIndex={-1} aria-label={texts.heading}>
      <Note tone="error" live>
        <p className="strong">{texts.heading}</p>
        <ul className="stack stack-3">
          {refusals.map((refusal) => (
            <RefusalLine key={`${refusal.code} ${refusal.itemIds.join(' ')}`} refusal={refusal} lines={lines} />
          ))}
        </ul>
      </Note>
    </section>
  );
}

function RefusalLine({ refusal, lines }: { refusal: Refusal; lines: readonly CartLineView[] }) {
  const texts = useMessages(checkoutMessages).refusals;
  const failures = useMessages(failureMessages);
  const { language } = useLanguage();
  const { remove } = useCartActions();
  const about = lines.filter(({ line }) => refusal.itemIds.includes(line.itemId));
  const nameOf = ({ item }: CartLineView) => (item ? textIn(item.listing.title, language) : '');
  const names = about.map(nameOf).filter(Boolean).join(', ');
  const mend = texts.mend[refusal.code];
  return (
    <li className="stack stack-2">
      <p>
        {failures[refusal.code]}
        {names && `: ${names}`}
        {mend && <span className="mut"> — {mend}</span>}
      </p>
      <div className="row">
        {about.map((view) => (
          <Button key={view.line.itemId} kind="outline" small onClick={() => void remove(view.line.itemId)}>
            {texts.takeOut(nameOf(view))}
          </Button>
        ))}
        <WayOn code={refusal.code} hasLines={about.length > 0} />
      </div>
    </li>
  );
}

function WayOn({ code, hasLines }: { code: FailureCode; hasLines: boolean }) {
  const texts = useMessages(checkoutMessages).refusals;
  if (code === 'MEMBERS_ONLY') {
    return (
      <ButtonLink kind="quiet" small to={links.login(links.checkout())}>
        {texts.toLogin}
      </ButtonLink>
    );
  }
  if (code === 'COURSE_DUPLICATE' || code === 'ALREADY_OWNED') {
    return (
      <ButtonLink kind="quiet" small to={links.studentOrders()}>
        {texts.toOrders}
      </ButtonLink>
    );
  }
  if (hasLines) return null;
  return (
    <ButtonLink kind="quiet" small to={links.cart()}>
      {texts.toCart}
    </ButtonLink>
  );
}
