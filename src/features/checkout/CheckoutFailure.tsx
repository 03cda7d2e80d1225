import type { SignedQuote } from '../../contract/order/quote.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed, noFacts, ServerUnreachable } from '../../platform/net/callFailed.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useFailureText } from '../../ui/notice/useFailureText.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { AlreadyOrderedNote } from './attempt/AlreadyOrderedNote.tsx';
import { OrderedElsewhere } from './attempt/oneWindowAtATime.ts';
import {
  BuyerRefused,
  CartAlreadyOrdered,
  CartChanged,
  CodeRefused,
  CouponGone,
  refusalIn,
} from './attempt/orderFailures.ts';
import { isAmong } from './lineRefusal.ts';

type Told = {
  failure: unknown;
  isOpen: boolean;
  /** Refusals that are shown below the note. The note does not repeat them. */
  refusals: SignedQuote['refusals'];
  /** Reasons against a guest that no field of the form shows. */
  guestProblems?: readonly string[] | undefined;
};

/**
 * The reason why the order failed, or that its outcome is unknown. Nothing if the refusals below tell it. Focusable.
 */
export function CheckoutFailure({ id, ...told }: Told & { id?: string }) {
  if (told.failure === null && !told.isOpen) return null;
  if (isAmong(told.refusals, refusalIn(told.failure))) return null;
  return (
    <div id={id} tabIndex={-1}>
      <FailureNote failure={told.failure} isOpen={told.isOpen} guestProblems={told.guestProblems} />
    </div>
  );
}

function FailureNote({ failure, isOpen, guestProblems = [] }: Omit<Told, 'refusals'>) {
  const texts = useMessages(checkoutMessages);
  const failureText = useFailureText();
  if (isOpen && (failure === null || failure instanceof ServerUnreachable)) {
    return (
      <Note tone="here" live>
        {texts.unknown}
      </Note>
    );
  }
  if (failure instanceof CartAlreadyOrdered) return <AlreadyOrderedNote />;
  if (failure instanceof OrderedElsewhere) {
    return (
      <Note tone="here" live>
        {texts.orderedElsewhere}
      </Note>
    );
  }
  if (failure instanceof CouponGone || failure instanceof CartChanged) {
    return (
      <Note tone="error" live>
        <p className="strong">{texts.failedTitle}</p>
        <p>{failure instanceof CouponGone ? texts.couponGone : texts.cartChanged}</p>
      </Note>
    );
  }
  if (failure instanceof CodeRefused) {
    return (
      <Note tone="error" live>
        <p className="strong">{texts.codeRefused.title}</p>
        <p>{texts.codeRefused.body}</p>
      </Note>
    );
  }
  const cause = refusalIn(failure);
  const noBuyer = cause instanceof CallFailed ? texts.noNewBuyer[cause.code] : undefined;
  if (noBuyer !== undefined) {
    return (
      <Note tone="error" live>
        <p className="strong">{texts.failedTitle}</p>
        <p>
          {noBuyer} <Link to={links.login(links.checkout())}>{texts.refusals.toLogin}</Link>
        </p>
      </Note>
    );
  }
  const facts = cause instanceof CallFailed ? cause.facts : noFacts;
  const problems = failure instanceof BuyerRefused ? guestProblems : Object.values(facts.fields);
  return (
    <Note tone="error" live>
      <p className="strong">{texts.failedTitle}</p>
      <p>
        {failureText(cause)}
        {problems.length > 0 && `: ${problems.join(', ')}`}
      </p>
    </Note>
  );
}
