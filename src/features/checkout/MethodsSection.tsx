import { textIn } from '../../domain/localText.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { RetryNote } from '../../ui/notice/RetryNote.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { PaymentMethods } from './PaymentMethods.tsx';
import type { CheckoutView } from './useCheckout.ts';

/** The payment methods; a free order asks for none. The note that there is none can take the focus. */
export function MethodsSection({
  checkout,
  isFree,
  noneId,
}: {
  checkout: CheckoutView;
  isFree: boolean;
  noneId: string;
}) {
  const texts = useMessages(checkoutMessages).methods;
  const format = useFormat();
  const { currency, paymentTitle } = useSiteSettings();
  const { language } = useLanguage();
  const { methods, groups } = checkout;
  return (
    <section className="stack stack-3" aria-labelledby="methods-heading">
      <h2 id="methods-heading">{paymentTitle ? textIn(paymentTitle, language) : texts.heading}</h2>
      {isFree && <Note tone="done">{texts.free}</Note>}
      {!isFree && methods.isPending && <Loading />}
      {!isFree && methods.isError && !methods.data && (
        <RetryNote isBusy={methods.isFetching} onRetry={() => void methods.refetch()}>
          {texts.failed}
        </RetryNote>
      )}
      {!isFree && checkout.isAway && methods.data && (
        <p className="sm mut">{texts.asOf(format.dateTime(methods.dataUpdatedAt))}</p>
      )}
      {!isFree && methods.data && groups.length === 0 && (
        <div id={noneId} tabIndex={-1}>
          <Note tone="here">{currency === 'USD' ? texts.noneInDollars : texts.none}</Note>
        </div>
      )}
      {!isFree && (
        <PaymentMethods
          groups={groups}
          chosen={checkout.method}
          isAway={checkout.isAway}
          onChoose={checkout.chooseMethod}
        />
      )}
    </section>
  );
}
