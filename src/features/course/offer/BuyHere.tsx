import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { CourseDetail } from '../../../domain/catalogue/course.ts';
import type { Person } from '../../../domain/people/identity.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { courseStateMessages } from '../../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Segmented } from '../../../ui/form/Segmented.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { type SignInView, SignInViews } from '../../registration/SignInViews.tsx';
import { useKnownPerson } from '../../session/knownPerson.ts';
import { CourseFacts } from '../CourseFacts.tsx';
import { WithoutScript } from '../WithoutScript.tsx';
import { GuestHere } from './GuestHere.tsx';
import { OfferActions, OfferReason } from './OfferActions.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { OrderChoices } from './OrderChoices.tsx';
import { PlanPicker } from './PlanPicker.tsx';
import type { SaleState } from './saleState.ts';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Purchase } from './usePurchase.ts';
import './buyHere.css';

type Props = { course: CourseDetail; offer: CourseOffer; purchase: Purchase };

/** Layout four's panel: the plan, who buys, and on to paying, in one place beside the course (specification 2). */
export function BuyHere({ course, offer, purchase }: Props) {
  const texts = useMessages(courseStateMessages).buyHere;
  const { offer: offers } = useMessages(courseMessages);
  const { panel, watchFocus } = useFocusAsItCloses(offer.state.kind);
  return (
    <section ref={panel} className="leaf stack offer" aria-labelledby="buy-title" {...watchFocus}>
      <div role="status" className="stack">
        <h2 id="buy-title" tabIndex={-1}>
          {offer.state.kind === 'open' ? offers[purchase.word] : texts.notOpen}
        </h2>
        <OfferReason state={offer.state} />
      </div>
      {offer.state.kind === 'open' ? (
        <Buying course={course} offer={offer} purchase={purchase} />
      ) : (
        <OfferActions course={course} state={offer.state} purchase={purchase} />
      )}
      <div className="d-only stack">
        <hr />
        <CourseFacts course={course} plan={offer.plan} />
      </div>
    </section>
  );
}

const closing: ReadonlySet<SaleState['kind']> = new Set(['notYet', 'closed', 'locked', 'soldOut']);

/** If the sale ends while the form is filled in, the panel's message takes the focus. */
function useFocusAsItCloses(kind: SaleState['kind']) {
  const panel = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const before = useRef(kind);
  useEffect(() => {
    const isEnd = before.current === 'open' && closing.has(kind);
    before.current = kind;
    if (!isEnd || !hasFocus.current) return;
    panel.current?.closest('#buy')?.scrollIntoView();
    panel.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [kind]);
  // An unmounting element fires no blur. A window change keeps its focus.
  const noteFocus = ({ target }: FocusEvent) => {
    hasFocus.current = target === document.activeElement;
  };
  return { panel, watchFocus: { onFocus: noteFocus, onBlur: noteFocus } };
}

function Buying({ course, offer, purchase }: Props) {
  const texts = useMessages(courseStateMessages).buyHere;
  const person = useKnownPerson();
  return (
    <>
      <PlanPicker course={course} offer={offer} />
      <OrderChoices course={course} offer={offer} />
      {person === null ? (
        <>
          <div className="stack buy-ways">
            <Ways course={course} offer={offer} onPay={purchase.buy} />
          </div>
          {/* The forms look first what the device keeps of them, which is a script's work. */}
          <WithoutScript words={texts.withoutScript} categoryPath={course.categoryPath} />
        </>
      ) : (
        <>
          <p className="sm mut">{texts.as(nameOf(person))}</p>
          <hr />
          <OfferPrice course={course} offer={offer} large />
          <Button block onClick={() => void purchase.buy()}>
            {texts.pay}
          </Button>
        </>
      )}
    </>
  );
}

type Way = SignInView | 'guest';

/**
 * Three ways for guests; the first needs no account. Typed text stays while another view is shown. A new account
 * continues to the payment; a signed-in person may own the course and sees that first.
 */
function Ways({ course, offer, onPay }: Omit<Props, 'purchase'> & { onPay: (state?: object) => Promise<void> }) {
  const texts = useMessages(courseStateMessages).buyHere;
  const [way, setWay] = useState<Way>('guest');
  const [form, setForm] = useState<SignInView | null>(null);
  const choose = (next: Way) => {
    if (next !== 'guest') setForm(next);
    setWay(next);
  };
  return (
    <>
      <Segmented
        legend={texts.way}
        choices={[
          { value: 'guest', label: texts.guest },
          { value: 'register', label: texts.register },
          { value: 'login', label: texts.login },
        ]}
        value={way}
        onChoose={choose}
      />
      <p className="sm mut">{texts[`${way}Body`]}</p>
      <div hidden={way !== 'guest'}>
        <GuestHere course={course} offer={offer} onPay={() => onPay({ inPanel: true })} />
      </div>
      {form !== null && (
        <div hidden={way === 'guest'}>
          <SignInViews
            view={form}
            onView={choose}
            submit={texts.registerAndPay}
            onDone={() => {
              if (form === 'register') void onPay();
            }}
          />
        </div>
      )}
    </>
  );
}

const nameOf = ({ firstName, lastName, email }: Person): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
