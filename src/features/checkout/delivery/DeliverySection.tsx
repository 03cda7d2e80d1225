import '../../../ui/styles/payment.css';
import { useId } from 'react';
import { textIn } from '../../../domain/localText.ts';
import { type ShippingOption, shippingFee } from '../../../domain/order/shipping.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import type { Quote } from '../../../domain/pricing/quote.ts';
import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { shippingMessages } from '../../../i18n/buying/shipping.ts';
import { formatMoney, formatPrice } from '../../../i18n/format.ts';
import { addressMessages } from '../../../i18n/people/addresses.ts';
import { formatAddress } from '../../../i18n/people/formatAddress.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { RetryNote } from '../../../ui/notice/RetryNote.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { AddressFields } from '../../addresses/AddressFields.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import type { DeliveryOfOrder } from './useDelivery.ts';

/**
 * Shipping options with their fees for these lines, and the address. Hidden without products. The note that there is no
 * option can take the focus.
 */
export function DeliverySection({
  delivery,
  quote,
  noneId,
}: {
  delivery: DeliveryOfOrder;
  quote: Quote;
  noneId: string;
}) {
  const texts = useMessages(shippingMessages);
  const { told } = useMessages(bookstoreMessages);
  const { bookstoreEnabled } = useSiteSettings();
  const { language } = useLanguage();
  const withdrawnId = useId();
  const { options, offered, option, withdrawn } = delivery;
  if (!delivery.isNeeded) return null;
  return (
    <section className="stack stack-3" aria-labelledby="delivery-heading">
      <h2 id="delivery-heading">{texts.heading}</h2>
      {options.isPending && !delivery.hasFailed && <Loading />}
      {delivery.hasFailed && (
        <RetryNote isBusy={options.isFetching} onRetry={() => void options.refetch()}>
          {texts.failed}
        </RetryNote>
      )}
      {delivery.isNoneOffered && (
        <div id={noneId} tabIndex={-1}>
          <Note tone="here" live>
            {delivery.isAllProducts ? texts.noneForAnything : texts.none}
          </Note>
        </div>
      )}
      {withdrawn && (
        <div id={withdrawnId}>
          <Note tone="error" live>
            {texts.withdrawn(withdrawn.name && textIn(withdrawn.name, language))}
          </Note>
        </div>
      )}
      {offered.length > 0 && (
        <fieldset className="pay" aria-describedby={withdrawn ? withdrawnId : undefined}>
          <legend>{texts.options}</legend>
          {offered.map((each) => (
            <OptionChoice
              key={each.id}
              option={each}
              currency={quote.currency}
              isChosen={each.id === option?.id}
              isLacking={withdrawn !== null}
              fee={shippingFee(each, quote.lines, quote.currency)}
              onChoose={() => delivery.chooseOption(each.id)}
            />
          ))}
        </fieldset>
      )}
      {delivery.showsAddress && <AddressChoice delivery={delivery} />}
      {bookstoreEnabled && <p className="hint">{told}</p>}
    </section>
  );
}

function OptionChoice({
  option,
  currency,
  isChosen,
  isLacking,
  fee,
  onChoose,
}: {
  option: ShippingOption;
  currency: Currency;
  isChosen: boolean;
  /** No option is chosen, and one is needed. */
  isLacking: boolean;
  fee: number;
  onChoose: () => void;
}) {
  const texts = useMessages(shippingMessages);
  const { language } = useLanguage();
  const from = option.freeFrom[currency];
  return (
    <label>
      <input
        type="radio"
        name="shipping-option"
        value={option.id}
        checked={isChosen}
        aria-invalid={isLacking || undefined}
        onChange={onChoose}
      />
      <span>
        <b>{textIn(option.name, language)}</b>
        {option.detail && <span className="h">{textIn(option.detail, language)}</span>}
        {from !== null && (option.fees[currency] ?? 0) > 0 && (
          <span className="h">{texts.freeFrom(formatPrice(from, currency))}</span>
        )}
      </span>
      <span className="num">{fee > 0 ? formatMoney(fee, currency) : texts.free}</span>
    </label>
  );
}

function AddressChoice({ delivery }: { delivery: DeliveryOfOrder }) {
  const texts = useMessages(shippingMessages);
  const { fields } = useMessages(addressMessages);
  const { language } = useLanguage();
  const { addresses, address, usesTyped } = delivery;
  return (
    <>
      {delivery.isGone && (
        <Note tone="error" live>
          {texts.gone}
        </Note>
      )}
      {addresses.length > 0 && (
        <fieldset className="pay">
          <legend>{texts.address}</legend>
          {addresses.map((each) => (
            <label key={each.id}>
              <input
                type="radio"
                name="delivery-address"
                value={each.id}
                checked={each.id === address?.id}
                onChange={() => delivery.chooseAddress(each.id)}
              />
              <span>
                <b>{each.recipient}</b>
                <span className="h">{formatAddress(each, language)}</span>
                <span className="h">
                  {fields.tel} <span className="num">{each.tel}</span>
                </span>
              </span>
            </label>
          ))}
          <label>
            <input type="radio" name="delivery-address" value="" checked={usesTyped} onChange={delivery.chooseTyped} />
            <span>
              <b>{texts.otherAddress}</b>
            </span>
          </label>
        </fieldset>
      )}
      {usesTyped && (
        <fieldset className="leaf stack stack-3" aria-label={texts.chooseAddress}>
          <AddressFields
            values={delivery.typed}
            problems={delivery.problems}
            isAlwaysDefault
            onChange={delivery.type}
          />
          {delivery.canSaveAddress ? (
            <CheckField
              label={texts.keep}
              detail={texts.keepDetail}
              checked={delivery.isSaved}
              onCheck={delivery.keep}
            />
          ) : (
            <p className="hint">{texts.keptHere}</p>
          )}
        </fieldset>
      )}
    </>
  );
}
