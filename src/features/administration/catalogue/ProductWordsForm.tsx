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
import { AddRow } from '../AddRow.tsx';
import { OrderedRows } from '../orders/OrderedRows.tsx';
import { StoredForm } from '../StoredForm.tsx';
import { TypedTextFields } from '../TypedTextFields.tsx';
import { useItemForm } from './useItemForm.ts';

/** The words of a product's tabs: what it is, its description, its facts in their order. */
export function ProductWordsForm({ itemId, stored }: { itemId: string; stored: ProductWindow }) {
  const texts = useMessages(shopWindowMessages).words;
  const form = useItemForm<TypedProductWords>(itemId, 'words', {
    refuse: refuseProductWords,
    wireFields: {},
    send: (typed, key) =>
      callServer(saveProductWords, { params: { itemId }, body: storedProductWords(typed) }, { key }),
  });
  const { problems } = form;
  return (
    <StoredForm form={form} stored={typedProductWords(stored)} label={texts.title}>
      {({ kindName, description, facts }, change) => (
        <>
          <TypedTextFields
            label={texts.kindName}
            hint={texts.kindNameHint}
            field="kindName"
            value={kindName}
            maximum={lineMaximum}
            problems={problems}
            onText={(text) => change({ kindName: text })}
          />
          <TypedTextFields
            label={texts.description}
            hint={texts.descriptionHint}
            field="description"
            value={description}
            maximum={descriptionMaximum}
            problems={problems}
            rows={8}
            onText={(text) => change({ description: text })}
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
                <>
                  <TypedTextFields
                    label={texts.label}
                    field={`facts.${at}.label`}
                    value={fact.label}
                    maximum={lineMaximum}
                    problems={problems}
                    required
                    onText={(label) => changeRow({ ...fact, label })}
                  />
                  <TypedTextFields
                    label={texts.value}
                    field={`facts.${at}.value`}
                    value={fact.value}
                    maximum={lineMaximum}
                    problems={problems}
                    required
                    onText={(value) => changeRow({ ...fact, value })}
                  />
                </>
              )}
            </OrderedRows>
            <AddRow
              label={texts.add}
              isFull={facts.length >= factsMaximum}
              onAdd={() => change({ facts: [...facts, noFact] })}
            />
          </section>
        </>
      )}
    </StoredForm>
  );
}
