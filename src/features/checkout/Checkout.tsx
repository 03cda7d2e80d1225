import { type FormEvent, type ReactNode, useEffect, useId } from 'react';
import { mayBuy } from '../../domain/identity.ts';
import { validationNoticeMs } from '../../domain/interfaceConstants.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { registrationMessages } from '../../i18n/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/callFailed.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { focusFirstProblem } from '../../ui/focusFirstProblem.ts';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import { UnreadableState } from '../../ui/UnreadableState.tsx';
import { useUpdateHold } from '../../ui/useUpdateHold.ts';
import type { GuestDetailsForm } from '../registration/useGuestDetails.ts';
import { BuyerCard } from './BuyerCard.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { MethodsSection } from './MethodsSection.tsx';
import { PriceQuestion } from './PriceQuestion.tsx';
import { Refusals } from './Refusals.tsx';
import { useAfterOrder } from './useAfterOrder.ts';
import { useCheckout } from './useCheckout.ts';
import { BuyerRefused } from './usePlaceOrder.ts';

/** From the cart to an order, for guests and for whoever is signed in. `guestForm` draws the guest's fields. */
export function Checkout({ guest, guestForm }: { guest: GuestDetailsForm; guestForm: ReactNode }) {
  const texts = useMessages(checkoutMessages);
  const invalid = useMessages(registrationMessages);
  const { language } = useLanguage();
  const goOn = useAfterOrder();
  const checkout = useCheckout((order, agreed) => {
    void guest.forget();
    goOn(order, agreed);
  });
  const { person, cart, isAway, seen, refusals } = checkout;
  const formId = useId();
  const refusalsId = useId();
  useUpdateHold(true, 'checkout');
  useBuyerRefusal(checkout.failure, guest.refuse);

  if (cart.readAgain) return <UnreadableState onRetry={cart.readAgain} />;
  if (!checkout.isReady || !guest.isReady) return <Loading />;
  if (person && !mayBuy(person.role)) {
    return <EmptyState heading={1} title={texts.staff.title} body={texts.staff.body} />;
  }
  if (cart.cart.lines.length === 0 && !checkout.isBusy && !checkout.isOrdered)
    return <EmptyCheckout failure={checkout.failure} />;

  const isFree = seen.total === 0 && seen.lines.length > 0;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isAway || checkout.isBusy) return;
    const registration = person ? null : guest.check(language);
    if (!person && registration === null) {
      notify({ kind: 'error', title: invalid.invalidTitle, life: validationNoticeMs });
      focusFirstProblem(event.currentTarget);
      return;
    }
    if (refusals.length > 0) return document.getElementById(refusalsId)?.focus();
    void checkout.submit(registration);
  };

  const button = (block: boolean) => (
    <Button
      type="submit"
      form={formId}
      block={block}
      busy={checkout.isBusy}
      aria-disabled={isAway || checkout.method === null || undefined}
    >
      {checkout.isBusy ? texts.submitting : isFree ? texts.submitFree : texts.submit}
    </Button>
  );
  const { estimate, checking } = texts.summary;
  const note = checkout.isUnchecked ? estimate : checkout.signed === null ? checking : null;

  return (
    <>
      <form id={formId} noValidate onSubmit={submit}>
        <div className="split-17-7">
          <div className="stack stack-6">
            <h1>{texts.title}</h1>
            {isAway && (
              <Note icon="offline" live>
                {texts.offline}
              </Note>
            )}
            <CheckoutFailure failure={checkout.failure} isOpen={checkout.isOpen && !checkout.isBusy} />
            <Refusals id={refusalsId} refusals={refusals} lines={cart.lines} />
            <BuyerCard person={person} guestForm={guestForm} />
            <MethodsSection checkout={checkout} isFree={isFree} />
          </div>
          <aside className="stick stack">
            <CheckoutSummary lines={cart.lines} quote={seen} note={note}>
              <div className="d-only stack stack-2">
                {button(true)}
                {isAway && <p className="hint">{texts.methods.needsNetwork}</p>}
              </div>
            </CheckoutSummary>
          </aside>
        </div>
      </form>
      <div className="sticky m-only">
        <div className="wrap">
          <div>
            <p className="xs mut">{texts.summary.total}</p>
            <p className="price">{formatMoney(seen.total, seen.currency)}</p>
            {isAway && <p className="xs mut">{texts.methods.needsNetwork}</p>}
          </div>
          {button(false)}
        </div>
      </div>
      {checkout.question && (
        <PriceQuestion
          before={checkout.question.before}
          after={checkout.question.after.quote}
          onConfirm={checkout.agree}
          onCancel={checkout.disagree}
        />
      )}
    </>
  );
}

/** What the server says about the guest's own fields stands under them. */
function useBuyerRefusal(failure: unknown, refuse: GuestDetailsForm['refuse']): void {
  useEffect(() => {
    if (failure instanceof BuyerRefused && failure.failure instanceof CallFailed) refuse(failure.failure);
  }, [failure, refuse]);
}
