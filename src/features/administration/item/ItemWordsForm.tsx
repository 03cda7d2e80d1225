import { saveItemWords } from '../../../contract/administration/adminItem.ts';
import { itemTexts, mapTexts, textNames } from '../../../domain/catalogue/itemTexts.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import {
  factsMaximum,
  lineMaximum,
  noFact,
  refuseWords,
  storedWords,
  type TypedFact,
  type TypedWords,
  typedWords,
} from '../../../domain/catalogue/typedProduct.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { OpenDeskForm } from '../form/useDeskForm.ts';
import { useShopWindowForm } from './useShopWindowForm.ts';

const line = { kind: 'languages', maximum: lineMaximum } as const;

/** The texts of a page, and the ordered facts of a product. */
export function ItemWordsForm({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(shopWindowMessages).words;
  const stored = { ...item.texts, facts: item.product?.facts ?? [] };
  const form = useShopWindowForm<TypedWords>(item, 'words', {
    typed: typedWords(stored),
    refuse: refuseWords,
    send: ({ revision, ...typed }, key) =>
      callServer(
        saveItemWords,
        { params: { itemId: item.id }, body: { value: storedWords(typed), revision } },
        { key },
      ),
  });
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ ...mapTexts((name) => texts.fields[name].label), facts: texts.facts }} />
      <DeskFields
        form={form}
        fields={textNames(item.kind).map((name) => ({
          ...{ kind: 'languages', name, ...texts.fields[name] },
          ...{ maximum: itemTexts[name].maximum, rows: itemTexts[name].maximum > lineMaximum ? 8 : 1 },
        }))}
      />
      {item.product && <Facts form={form} />}
    </DeskFormFrame>
  );
}

function Facts({ form: { values, problems, change } }: { form: OpenDeskForm<TypedWords> }) {
  const texts = useMessages(shopWindowMessages).words;
  const { facts } = values;
  return (
    <section className="stack stack-3" aria-label={texts.facts}>
      <div>
        <h3>{texts.facts}</h3>
        <p className="hint">{texts.factsHint}</p>
      </div>
      {facts.length === 0 && <p className="mut">{texts.none}</p>}
      <MovableRows
        rows={facts}
        label={texts.facts}
        nameOf={(at) => texts.fact(at + 1)}
        onRows={(rows) => change({ facts: rows })}
      >
        {(fact, at, changeRow) => (
          <DeskFields<TypedFact>
            form={{ values: fact, problems, change: (changes) => changeRow({ ...fact, ...changes }) }}
            within={`facts.${at}.`}
            fields={[
              { ...line, name: 'label', label: texts.label, required: true },
              { ...line, name: 'value', label: texts.value, required: true },
            ]}
          />
        )}
      </MovableRows>
      <AddRow
        label={texts.add}
        isFull={facts.length >= factsMaximum}
        onAdd={() => change({ facts: [...facts, noFact] })}
      />
    </section>
  );
}
