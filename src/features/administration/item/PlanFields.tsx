import type { ItemKind } from '../../../domain/catalogue/course.ts';
import type { DurationUnit } from '../../../domain/learning/duration.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import type { PlanType, PricingType } from '../../../domain/pricing/pricingPlan.ts';
import {
  ownedCoursesMaximum,
  planNameMaximum,
  type TypedPlan,
  type TypedTerm,
} from '../../../domain/pricing/typedPlan.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSiteSettings } from '../../site/useSite.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import type { FieldProblems } from '../form/useDeskForm.ts';
import { ChosenItems } from './ChosenItems.tsx';

const planTypes: readonly PlanType[] = ['oneTime', 'period', 'actual', 'free'];
const pricingTypes: readonly PricingType[] = ['default', 'renew', 'other'];
const units: readonly DurationUnit[] = ['hour', 'day', 'month', 'year'];

type Props = {
  kind: ItemKind;
  plan: TypedPlan;
  /** Prefix of the problem names. */
  within: string;
  problems: FieldProblems;
  onChange: (changes: Partial<TypedPlan>) => void;
};

/** The fields of one plan; a product's price has a few of them. */
export function PlanFields({ kind, plan, within, problems, onChange }: Props) {
  const texts = useMessages(itemEditingMessages).plans;
  const row = { values: plan, problems, change: onChange };
  const { currency } = useSiteSettings();
  const isCourse = kind === 'course';
  const isRequired = (own: Currency) => !isCourse && own === currency;
  return (
    <>
      <DeskFields
        form={row}
        within={within}
        fields={[{ kind: 'languages', name: 'name', label: texts.name, maximum: planNameMaximum, required: true }]}
      />
      {isCourse && (
        <div className="g2">
          <DeskFields
            form={row}
            within={within}
            fields={[
              {
                ...{ kind: 'choice', name: 'type', label: texts.type },
                choices: planTypes.map((value) => ({ value, label: texts.types[value] })),
              },
              {
                ...{ kind: 'choice', name: 'pricingType', label: texts.pricingType },
                choices: pricingTypes.map((value) => ({ value, label: texts.pricingTypes[value] })),
              },
            ]}
          />
        </div>
      )}
      {plan.type !== 'oneTime' && <Terms plan={plan} within={within} problems={problems} onChange={onChange} />}
      {plan.type !== 'free' && (
        <div className="g2">
          <DeskFields
            form={{
              ...{ values: plan.prices, problems },
              change: (changes) => onChange({ prices: { ...plan.prices, ...changes } }),
            }}
            within={`${within}prices.`}
            fields={[
              { kind: 'line', name: 'THB', label: texts.priceThb, inputMode: 'decimal', required: isRequired('THB') },
              {
                ...{ kind: 'line', name: 'USD', label: texts.priceUsd, hint: texts.priceUsdHint, inputMode: 'decimal' },
                required: isRequired('USD'),
              },
            ]}
          />
        </div>
      )}
      <DeskFields form={row} within={within} fields={[{ kind: 'check', name: 'isShown', label: texts.isShown }]} />
      {isCourse && <CoursePlanFields plan={plan} within={within} problems={problems} onChange={onChange} />}
    </>
  );
}

type PlanProps = Omit<Props, 'kind'>;

/** How long access lasts, or how much may be watched. */
function Terms({ plan, within, problems, onChange }: PlanProps) {
  const texts = useMessages(itemEditingMessages).plans;
  const term = (name: 'term' | 'extension', label: string, hint: string, required: boolean) => {
    const values = plan[name];
    const change = (changes: Partial<TypedTerm>) => onChange({ [name]: { ...values, ...changes } });
    return (
      <div className="g2">
        <DeskFields
          form={{ values, problems, change }}
          within={`${within}${name}.`}
          fields={[
            { kind: 'line', name: 'amount', label, hint, required, inputMode: 'numeric' },
            {
              ...{ kind: 'choice', name: 'unit', label: texts.unit(label) },
              choices: units.map((value) => ({ value, label: texts.units[value] })),
            },
          ]}
        />
      </div>
    );
  };
  const isFree = plan.type === 'free';
  return (
    <>
      {term('term', texts.term[plan.type], isFree ? texts.freeTermHint : '', !isFree)}
      {plan.type === 'actual' && term('extension', texts.extension, texts.extensionHint, false)}
    </>
  );
}

/** The conditions under which a plan of a course is offered. */
function CoursePlanFields({ plan, within, problems, onChange }: PlanProps) {
  const texts = useMessages(itemEditingMessages).plans;
  const row = { values: plan, problems, change: onChange };
  return (
    <>
      <DeskFields
        form={row}
        within={within}
        fields={[
          { kind: 'check', name: 'isDefault', label: texts.isDefault },
          {
            ...{ kind: 'check', name: 'needsApproval', label: texts.needsApproval },
            detail: texts.needsApprovalDetail,
          },
          { kind: 'check', name: 'membersOnly', label: texts.membersOnly, detail: texts.membersOnlyDetail },
          { kind: 'check', name: 'isForOwners', label: texts.isForOwners },
        ]}
      />
      {plan.isForOwners && (
        <ChosenItems
          label={texts.ownedCourses}
          kind="course"
          ids={plan.ownedCourseIds}
          maximum={ownedCoursesMaximum}
          problem={problems[`${within}ownedCourseIds`]}
          onIds={(ownedCourseIds) => onChange({ ownedCourseIds })}
        />
      )}
    </>
  );
}
