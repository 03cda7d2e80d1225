import { saveProductWords } from '../../../contract/administration/adminItem.ts';
import type { ProductWindow } from '../../../domain/catalogue/storedItem.ts';
import {
  descriptionMaximum,
  factsMaximum,
  lineMaximum,
  noFact,
  refuseProductWords,
  storedProductWords,
  type TypedProductWords,
  typedProductWords,
} from '../../../domain/catalogue/typedProduct.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { OrderedRows } from '../form/OrderedRows.tsx';
import { useItemForm } from './useItemForm.ts';

const line = { kind: 'languages', maximum: lineMaximum } as const;

/** The words of a product's tabs: what it is, its description, its facts in their order. */
export function ProductWordsForm({ itemId, stored }: { itemId: string; stored: ProductWindow }) {
  const texts = useMessages(shopWindowMessages).words;
  const form = useItemForm<TypedProductWords>(itemId, typedProductWords(stored), {
    refuse: refuseProductWords,
    wireFields: {},
    send: (typed, key) =>
      callServer(saveProductWords, { params: { itemId }, body: storedProductWords(typed) }, { key }),
  });
  const { problems, change } = form;
  const { facts } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <DeskFields
        form={form}
        fields={[
          { ...line, name: 'kindName', label: texts.kindName, hint: texts.kindNameHint },
          {
            ...{ kind: 'languages', name: 'description', label: texts.description, hint: texts.descriptionHint },
            ...{ maximum: descriptionMaximum, rows: 8 },
          },
        ]}
      />
      <section className="stack stack-3" aria-label={texts.facts}>
        <div>
          <h3>{texts.facts}</h3>
          <p className="hint">{texts.factsHint}</p>
        </div>
        {facts.length === 0 && <p className="mut">{texts.none}</p>}
        <OrderedRows
          rows={facts}
          label={texts.facts}
          nameOf={(at) => texts.fact(at + 1)}
          onRows={(rows) => change({ facts: rows })}
        >
          {(fact, at, changeRow) => (
            <DeskFields
              form={{ values: fact, problems, change: (changes) => changeRow({ ...fact, ...changes }) }}
              within={`facts.${at}.`}
              fields={[
                { ...line, name: 'label', label: texts.label, required: true },
                { ...line, name: 'value', label: texts.value, required: true },
              ]}
            />
          )}
        </OrderedRows>
        <AddRow
          label={texts.add}
          isFull={facts.length >= factsMaximum}
          onAdd={() => change({ facts: [...facts, noFact] })}
        />
      </section>
    </DeskFormFrame>
  );
}
