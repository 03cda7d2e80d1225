import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { changePrices, type PricePreview, previewPrices } from '../../../contract/administration/bulkItems.ts';
import {
  noPriceChange,
  type PriceChange,
  priceChangeOf,
  type TypedPriceChange,
} from '../../../domain/catalogue/priceChange.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { formatPrice } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';

type Props = { ids: readonly string[]; onClose: () => void };

const pricesQuery = (ids: readonly string[], change: PriceChange | null) =>
  queryOptions({
    queryKey: administrationKeys.priceChange({ ids, change }),
    queryFn: ({ signal }) =>
      callServer(
        previewPrices,
        { body: { ids, change: change ?? { currency: 'THB', kind: 'percent', by: 0 } } },
        { signal },
      ),
    enabled: change !== null,
    staleTime: 0,
  });

/** A change of many prices, with every price before and after it. */
export function PriceSheet({ ids, onClose }: Props) {
  const texts = useMessages(itemEditingMessages).bulk;
  return (
    <FormSheet wide title={texts.title} onClose={onClose}>
      <PriceForm ids={ids} onClose={onClose} />
    </FormSheet>
  );
}

function PriceForm({ ids, onClose }: Props) {
  const { bulk: texts, problems } = useMessages(itemEditingMessages);
  const client = useQueryClient();
  const form = useDeskForm<TypedPriceChange>({
    stored: noPriceChange,
    refuse: (values) => (priceChangeOf(values) === null ? { value: problems['price.change.invalid'] } : {}),
    send: async (values, key) => {
      const change = priceChangeOf(values);
      if (change === null) return;
      // The revision of the previewed prices: the server refuses if they have changed since.
      const query = pricesQuery(ids, change);
      const { revision } = await client.ensureQueryData(query);
      try {
        await callServer(changePrices, { body: { ids, change, revision } }, { key });
      } catch (failure) {
        await client.invalidateQueries({ queryKey: query.queryKey });
        throw failure;
      }
      void client.invalidateQueries({ queryKey: administrationKeys.items() });
    },
    saved: texts.changed,
    onSaved: onClose,
  });
  const change = priceChangeOf(form.values);
  const { data } = useQuery(pricesQuery(ids, change));
  const choicesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
    (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
  return (
    <DeskFormFrame form={form} label={texts.title} isOpened savesUnchanged={false} onCancel={onClose}>
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            { kind: 'choice', name: 'currency', label: texts.currency, choices: choicesOf(texts.currencies) },
            { kind: 'choice', name: 'kind', label: texts.kind, choices: choicesOf(texts.kinds) },
            { kind: 'choice', name: 'direction', label: texts.direction, choices: choicesOf(texts.directions) },
            {
              ...{ kind: 'line', name: 'value', label: texts.value, hint: texts.valueHint },
              ...{ inputMode: 'decimal', required: true, autoComplete: 'off' },
            },
          ]}
        />
      </div>
      {change !== null && data && <NewPrices preview={data} change={change} />}
    </DeskFormFrame>
  );
}

function NewPrices({ preview: { prices }, change: { currency } }: { preview: PricePreview; change: PriceChange }) {
  const texts = useMessages(itemEditingMessages).bulk;
  const { language } = useLanguage();
  if (prices.length === 0) return <p className="mut">{texts.nothing}</p>;
  return (
    <ul className="stack stack-2" aria-label={texts.list}>
      {prices.map(({ planId, title, planName, before, after }) => (
        <li key={planId} className="row sb">
          <span className="grow">
            {textIn(title, language)} <span className="sm mut">{textIn(planName, language)}</span>
          </span>
          <span className="num">
            {formatPrice(before, currency)} → <b className="strong">{formatPrice(after, currency)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
