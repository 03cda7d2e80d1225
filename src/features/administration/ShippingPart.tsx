import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Currency } from '../../domain/currency.ts';
import type { ShippingOption } from '../../domain/shipping.ts';
import {
  noOption,
  optionDetailMaximum,
  optionNameMaximum,
  optionsMaximum,
  type TypedOption,
  typedShipping,
} from '../../domain/typedShipping.ts';
import { shippingOptionsMessages } from '../../i18n/shippingOptions.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Problem } from '../../ui/FormField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { AddRow } from './AddRow.tsx';
import { adminShippingQuery } from './adminShippingQuery.ts';
import { OrderedRows } from './OrderedRows.tsx';
import { QueryStates } from './QueryStates.tsx';
import { StoredForm } from './StoredForm.tsx';
import { TypedTextFields } from './TypedTextFields.tsx';
import { useShippingForm } from './useShippingForm.ts';

/** How products are sent and what that costs. */
export function ShippingPart() {
  const texts = useMessages(shippingOptionsMessages);
  const query = useQuery(adminShippingQuery);
  const id = useId();
  return (
    <section className="stack adm-settings" aria-labelledby={id}>
      <h2 id={id} className="adm-group">
        {texts.title}
      </h2>
      <p className="read">{texts.body}</p>
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {query.data && <OptionsForm stored={query.data} />}
    </section>
  );
}

function OptionsForm({ stored }: { stored: readonly ShippingOption[] }) {
  const texts = useMessages(shippingOptionsMessages);
  const form = useShippingForm();
  const { currency } = useSiteSettings();
  const problem = form.problems.options;
  return (
    <StoredForm form={form} stored={typedShipping(stored)} label={texts.title}>
      {({ options }, change) => (
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
                problems={form.problems}
                onChange={changeRow}
              />
            )}
          </OrderedRows>
          {problem && <Problem>{problem}</Problem>}
          <AddRow
            label={texts.add}
            isFull={options.length >= optionsMaximum}
            onAdd={() => change({ options: [...options, noOption(crypto.randomUUID())] })}
          />
        </div>
      )}
    </StoredForm>
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
