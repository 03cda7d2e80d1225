import { useQuery } from '@tanstack/react-query';
import { textIn } from '../../../domain/localText.ts';
import type { ShippingOption } from '../../../domain/order/shipping.ts';
import {
  noOption,
  optionDetailMaximum,
  optionNameMaximum,
  optionsMaximum,
  type TypedOption,
  typedShipping,
} from '../../../domain/order/typedShipping.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { shippingMessages } from '../../../i18n/buying/shipping.ts';
import { shippingOptionsMessages } from '../../../i18n/buying/shippingOptions.ts';
import { formatMoney, formatPrice } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Problem } from '../../../ui/form/FormField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PersistedFormFrame } from '../../device/PersistedFormFrame.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { AddRow } from '../AddRow.tsx';
import { EditablePartHead } from '../EditablePartHead.tsx';
import { OrderedRows } from '../orders/OrderedRows.tsx';
import { QueryStates } from '../QueryStates.tsx';
import { TypedTextFields } from '../TypedTextFields.tsx';
import { adminShippingQuery } from './adminShippingQuery.ts';
import { useShippingForm } from './useShippingForm.ts';

/** How products are sent and what that costs. */
export function ShippingPart() {
  const texts = useMessages(shippingOptionsMessages);
  const query = useQuery(adminShippingQuery);
  const form = useShippingForm();
  const stored = query.data;
  const canEdit = stored !== undefined && form.isReady && form.values === null;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.title}>
      <EditablePartHead title={texts.title} onEdit={canEdit ? () => form.open(typedShipping(stored)) : null} />
      <p className="read">{texts.body}</p>
      {form.values !== null ? (
        <PersistedFormFrame form={form} label={texts.title}>
          <OptionRows options={form.values.options} form={form} />
        </PersistedFormFrame>
      ) : (
        <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      )}
      {form.values === null && stored && <OptionFacts options={stored} />}
    </section>
  );
}

function OptionFacts({ options }: { options: readonly ShippingOption[] }) {
  const texts = useMessages(shippingOptionsMessages);
  const { free, freeFrom } = useMessages(shippingMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  if (options.length === 0) return <p className="mut">{texts.none}</p>;
  return (
    <ul className="stack stack-2">
      {options.map(({ id, name, isEnabled, fees, freeFrom: from }) => {
        const [fee, limit] = [fees[currency], from[currency]];
        return (
          <li key={id}>
            <span className="strong">{textIn(name, language)}</span>{' '}
            {isEnabled && fee !== null ? (
              <>
                <span className="num">{fee === 0 ? free : formatMoney(fee, currency)}</span>
                {limit !== null && fee > 0 && <span className="mut"> · {freeFrom(formatPrice(limit, currency))}</span>}
              </>
            ) : (
              <span className="mut">{texts.isOff}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function OptionRows({
  options,
  form,
}: {
  options: readonly TypedOption[];
  form: Pick<ReturnType<typeof useShippingForm>, 'change' | 'problems'>;
}) {
  const texts = useMessages(shippingOptionsMessages);
  const { currency } = useSiteSettings();
  const { change, problems } = form;
  return (
    <div className="stack stack-3">
      {options.length === 0 && <p className="mut">{texts.none}</p>}
      <OrderedRows
        rows={options}
        label={texts.options}
        nameOf={(at) => texts.option(at + 1)}
        onRows={(rows) => change({ options: rows })}
      >
        {(option, at, changeRow) => (
          <OptionFields
            option={option}
            field={`options.${at}`}
            currency={currency}
            problems={problems}
            onChange={changeRow}
          />
        )}
      </OrderedRows>
      {problems.options && <Problem>{problems.options}</Problem>}
      <AddRow
        label={texts.add}
        isFull={options.length >= optionsMaximum}
        onAdd={() => change({ options: [...options, noOption(crypto.randomUUID())] })}
      />
    </div>
  );
}

function OptionFields({
  option,
  field,
  currency,
  problems,
  onChange,
}: {
  option: TypedOption;
  /** The beginning of its problems' names. */
  field: string;
  currency: Currency;
  problems: Partial<Record<string, string>>;
  onChange: (option: TypedOption) => void;
}) {
  const texts = useMessages(shippingOptionsMessages);
  const money = texts.currencies[currency];
  const shared = { field, problems };
  return (
    <>
      <TypedTextFields
        {...{ ...shared, field: `${field}.name`, label: texts.name, value: option.name, maximum: optionNameMaximum }}
        required
        onText={(name) => onChange({ ...option, name })}
      />
      <TypedTextFields
        {...{ ...shared, field: `${field}.detail`, label: texts.detail, value: option.detail }}
        maximum={optionDetailMaximum}
        hint={texts.detailHint}
        onText={(detail) => onChange({ ...option, detail })}
      />
      <div className="g2">
        <TextField
          label={texts.fee(money)}
          hint={texts.feeHint}
          inputMode="decimal"
          required={option.isEnabled}
          value={option.fees[currency]}
          problem={problems[`${field}.fees.${currency}`]}
          onText={(fee) => onChange({ ...option, fees: { ...option.fees, [currency]: fee } })}
        />
        <TextField
          label={texts.freeFrom(money)}
          hint={texts.freeFromHint}
          inputMode="decimal"
          value={option.freeFrom[currency]}
          problem={problems[`${field}.freeFrom.${currency}`]}
          onText={(from) => onChange({ ...option, freeFrom: { ...option.freeFrom, [currency]: from } })}
        />
      </div>
      <CheckField
        label={texts.needsAddress}
        detail={texts.needsAddressDetail}
        checked={option.needsAddress}
        onCheck={(needsAddress) => onChange({ ...option, needsAddress })}
      />
      <CheckField
        label={texts.isEnabled}
        checked={option.isEnabled}
        onCheck={(isEnabled) => onChange({ ...option, isEnabled })}
      />
    </>
  );
}
