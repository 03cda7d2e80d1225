import { useQueryClient } from '@tanstack/react-query';
import { shippingSetting } from '../../../contract/order/shipping.ts';
import type { ShippingOption } from '../../../domain/order/shipping.ts';
import {
  noOption,
  optionDetailMaximum,
  optionNameMaximum,
  optionsMaximum,
  refuseShipping,
  storedShipping,
  type TypedOption,
  typedShipping,
} from '../../../domain/order/typedShipping.ts';
import { shippingOptionsMessages } from '../../../i18n/buying/shippingOptions.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { shippingOptionsQuery } from '../../checkout/delivery/shippingOptionsQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { FieldProblems } from '../form/useDeskForm.ts';
import { useSettingForm } from '../form/useResourceForm.ts';

/** All shipping options, in the shop's order. */
export function ShippingForm({ stored, onClose }: { stored: readonly ShippingOption[]; onClose: () => void }) {
  const texts = useMessages(shippingOptionsMessages);
  const form = useShippingForm(stored, onClose);
  const { problems, change } = form;
  const { options } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title} isOpened onCancel={onClose}>
      <StaleNote form={form} labels={{ options: texts.options }} />
      <div className="stack stack-3">
        {options.length === 0 && <p className="mut">{texts.none}</p>}
        <MovableRows
          rows={options}
          label={texts.options}
          nameOf={(at) => texts.option(at + 1)}
          onRows={(rows) => change({ options: rows })}
        >
          {(option, at, changeRow) => (
            <OptionFields option={option} within={`options.${at}.`} problems={problems} onChange={changeRow} />
          )}
        </MovableRows>
        {problems.options && <Problem>{problems.options}</Problem>}
        <AddRow
          label={texts.add}
          isFull={options.length >= optionsMaximum}
          onAdd={() => change({ options: [...options, noOption(crypto.randomUUID())] })}
        />
      </div>
    </DeskFormFrame>
  );
}

function useShippingForm(stored: readonly ShippingOption[], onSaved: () => void) {
  const { problems, saved } = useMessages(shippingOptionsMessages);
  const { currency } = useSiteSettings();
  const client = useQueryClient();
  return useSettingForm(shippingSetting, {
    ...{ value: stored, stored: typedShipping(stored), draftOf: storedShipping, saved, onSaved },
    refuse: (values) => sentencesOf(refuseShipping(values, currency), problems),
    onAnswer: () => void client.invalidateQueries({ queryKey: shippingOptionsQuery.queryKey }),
  });
}

function OptionFields({
  option,
  within,
  problems,
  onChange,
}: {
  option: TypedOption;
  within: string;
  problems: FieldProblems;
  onChange: (option: TypedOption) => void;
}) {
  const texts = useMessages(shippingOptionsMessages);
  const { currency } = useSiteSettings();
  const money = texts.currencies[currency];
  const change = (changes: Partial<TypedOption>) => onChange({ ...option, ...changes });
  const row = { values: option, problems, change };
  const amountsOf = (name: 'fees' | 'freeFrom') => ({
    ...{ values: option[name], problems },
    change: (changes: Partial<TypedOption['fees']>) => change({ [name]: { ...option[name], ...changes } }),
  });
  const amount = { kind: 'line', name: currency, inputMode: 'decimal' } as const;
  return (
    <>
      <DeskFields
        form={row}
        within={within}
        fields={[
          { kind: 'languages', name: 'name', label: texts.name, maximum: optionNameMaximum, required: true },
          {
            ...{ kind: 'languages', name: 'detail', label: texts.detail, hint: texts.detailHint },
            maximum: optionDetailMaximum,
          },
        ]}
      />
      <div className="g2">
        <DeskFields
          form={amountsOf('fees')}
          within={`${within}fees.`}
          fields={[{ ...amount, label: texts.fee(money), hint: texts.feeHint, required: option.isEnabled }]}
        />
        <DeskFields
          form={amountsOf('freeFrom')}
          within={`${within}freeFrom.`}
          fields={[{ ...amount, label: texts.freeFrom(money), hint: texts.freeFromHint }]}
        />
      </div>
      <DeskFields
        form={row}
        within={within}
        fields={[
          { kind: 'check', name: 'needsAddress', label: texts.needsAddress, detail: texts.needsAddressDetail },
          { kind: 'check', name: 'isEnabled', label: texts.isEnabled },
        ]}
      />
    </>
  );
}
