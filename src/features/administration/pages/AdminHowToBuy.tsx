import { useQuery, useQueryClient } from '@tanstack/react-query';
import { howToBuySetting } from '../../../contract/site/howToBuy.ts';
import {
  type HowToBuy,
  refuseHowToBuy,
  stepMaximum,
  stepsMaximum,
  storedHowToBuy,
  typedHowToBuy,
} from '../../../domain/site/typedHowToBuy.ts';
import { noText } from '../../../domain/typedText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { courseKeys } from '../../course/courseKeys.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { siteQuery } from '../../site/useSite.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { TypedTextFields } from '../form/TypedTextFields.tsx';
import { useSettingForm } from '../form/useResourceForm.ts';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';

/** The steps of "how to buy", and whether course pages show them. */
export function AdminHowToBuy() {
  const texts = useMessages(shopWindowMessages).howToBuy;
  const query = useQuery(settingQuery(howToBuySetting));
  return (
    <>
      <header>
        <h1>{texts.title}</h1>
        <p className="read">{texts.body}</p>
      </header>
      <QueryStates query={query} {...texts} />
      {query.data && <StepsForm stored={query.data} />}
    </>
  );
}

function StepsForm({ stored }: { stored: HowToBuy }) {
  const texts = useMessages(shopWindowMessages).howToBuy;
  const form = useHowToBuyForm(stored);
  const { problems, change } = form;
  const { steps } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title}>
      <StaleNote form={form} labels={{ isEnabled: texts.isEnabled, steps: texts.steps }} />
      <DeskFields
        form={form}
        fields={[{ kind: 'check', name: 'isEnabled', label: texts.isEnabled, detail: texts.isEnabledDetail }]}
      />
      <section className="stack stack-3" aria-label={texts.steps}>
        <h2 className="adm-group">{texts.steps}</h2>
        {steps.length === 0 && <p className="mut">{texts.none}</p>}
        <MovableRows
          rows={steps}
          label={texts.steps}
          nameOf={(at) => texts.step(at + 1)}
          onRows={(rows) => change({ steps: rows })}
        >
          {(step, at, changeRow) => (
            <TypedTextFields
              label={texts.text}
              field={`steps.${at}`}
              value={step}
              maximum={stepMaximum}
              problems={problems}
              required
              rows={2}
              onText={changeRow}
            />
          )}
        </MovableRows>
        {problems.steps && <Problem>{problems.steps}</Problem>}
        <AddRow
          label={texts.add}
          isFull={steps.length >= stepsMaximum}
          onAdd={() => change({ steps: [...steps, noText] })}
        />
      </section>
    </DeskFormFrame>
  );
}

function useHowToBuyForm(stored: HowToBuy) {
  const texts = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return useSettingForm(howToBuySetting, {
    ...{ value: stored, stored: typedHowToBuy(stored), draftOf: storedHowToBuy, saved: texts.saved },
    refuse: (values) => sentencesOf(refuseHowToBuy(values), texts.problems),
    wireFields: { steps: 'description' },
    onAnswer: () => {
      void client.invalidateQueries({ queryKey: siteQuery.queryKey });
      void client.invalidateQueries({ queryKey: courseKeys.howToBuy });
    },
  });
}
