import { saveItemPlans } from '../../../contract/administration/adminItem.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import {
  noPlan,
  plansMaximum,
  refusePlans,
  storedPlans,
  type TypedPlan,
  type TypedPlans,
  typedPlans,
} from '../../../domain/pricing/typedPlan.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { useSiteSettings } from '../../site/useSite.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { PlanFields } from './PlanFields.tsx';
import { usePartForm } from './usePartForm.ts';

/** The pricing plans of an item in the picker's order; a product has a single price. */
export function PlansForm({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(itemEditingMessages).plans;
  const form = usePlansForm(item);
  const { values, problems, change } = form;
  const { plans } = values;
  const setPlans = (rows: readonly TypedPlan[]) => change({ plans: rows });
  return (
    <DeskFormFrame form={form} label={texts.title} stays>
      <StaleNote form={form} labels={{ plans: texts.title }} />
      <p className="read">{texts.body}</p>
      {plans.length === 0 && <p className="mut">{texts.none}</p>}
      <MovableRows
        rows={plans}
        label={texts.title}
        nameOf={(at) => texts.plan(at + 1)}
        onRows={(rows) => setPlans(rows)}
      >
        {(plan, at, changeRow) => (
          <PlanFields
            kind={item.kind}
            plan={plan}
            within={`plans.${at}.`}
            problems={problems}
            onChange={(changes) =>
              changes.isDefault === true
                ? setPlans(plans.map((other) => ({ ...other, isDefault: other.id === plan.id })))
                : changeRow({ ...plan, ...changes })
            }
          />
        )}
      </MovableRows>
      {problems.plans && <Problem>{problems.plans}</Problem>}
      <AddRow
        label={texts.add}
        isFull={plans.length >= (item.kind === 'product' ? 1 : plansMaximum)}
        onAdd={() => setPlans([...plans, noPlan(crypto.randomUUID(), plans.length === 0)])}
      />
    </DeskFormFrame>
  );
}

function usePlansForm(item: StoredItemDetail): RevisedForm<TypedPlans> {
  const { id: itemId, kind, state } = item;
  const { currency } = useSiteSettings();
  const standing = { itemId, kind, currency, isPublished: state === 'published' || state === 'scheduled' };
  const owned = item.plans.map((_, at) => `plans.${at}.ownedCourseIds`);
  return usePartForm<TypedPlans>(item, 'plans', {
    typed: typedPlans(item.plans),
    refuse: (values) => refusePlans(values, standing),
    wireFields: Object.fromEntries(owned.map((name) => [name, name])),
    send: ({ revision, ...typed }, key) =>
      callServer(saveItemPlans, { params: { itemId }, body: { value: storedPlans(typed), revision } }, { key }),
  });
}
