import type { Currency } from '../pricing/currency.ts';
import type { PricingPlan } from '../pricing/pricingPlan.ts';
import type { EpochMs } from '../time.ts';
import { instantOf, isFaultyInstant, type TypedInstant, typedInstant } from '../typedInstant.ts';
import type { ItemKind } from './course.ts';
import { courseTypeRules } from './courseType.ts';
import type { ItemFields } from './itemFields.ts';

/**
 * Draft: only the desk sees it. Scheduled: published at a time. Published: buyers see it. Archived: put away, with its
 * orders and its buyers' access kept.
 */
export const publicationStates = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** Whether and when buyers see an item, and whether they may buy it. */
export type Publication = {
  readonly state: PublicationState;
  /** The time of publishing, for `scheduled` only. */
  readonly startsAt: EpochMs | null;
  /** When it stops being shown; `null` is never. */
  readonly endsAt: EpochMs | null;
  /** Shown, but nobody can buy it. */
  readonly isLocked: boolean;
};

/** The columns that together are a publication. */
export type PublicationColumns = {
  readonly isPublished: boolean;
  readonly publishStartsAt: EpochMs | null;
  readonly publishEndsAt: EpochMs | null;
  readonly archivedAt: EpochMs | null;
  readonly isLocked: boolean;
};

export function publicationOf(item: PublicationColumns): Publication {
  const { isPublished, publishStartsAt, publishEndsAt, archivedAt, isLocked } = item;
  const same = { endsAt: publishEndsAt, isLocked };
  if (isPublished) return { state: 'published', startsAt: null, ...same };
  if (archivedAt !== null) return { state: 'archived', startsAt: null, ...same };
  if (publishStartsAt !== null) return { state: 'scheduled', startsAt: publishStartsAt, ...same };
  return { state: 'draft', startsAt: null, ...same };
}

export const publicationColumns = (
  { state, startsAt, endsAt, isLocked }: Publication,
  now: EpochMs,
): PublicationColumns => ({
  isPublished: state === 'published',
  publishStartsAt: state === 'scheduled' ? startsAt : null,
  publishEndsAt: endsAt,
  archivedAt: state === 'archived' ? now : null,
  isLocked,
});

/** The parts without which buyers may not see an item. */
const lacks = ['summary', 'startsAt', 'venue', 'plan'] as const;
export type Lack = (typeof lacks)[number];

/** The missing parts of an item, by its kind and course type. `currency`: the shop's; other prices are not sold. */
export function lacksOf(
  {
    kind,
    fields,
  }: { readonly kind: ItemKind; readonly fields: Pick<ItemFields, 'summary' | 'courseType' | 'schedule'> },
  plans: readonly Pick<PricingPlan, 'isShown' | 'pricingType' | 'prices'>[],
  currency: Currency,
): readonly Lack[] {
  const rules = fields.courseType === null ? null : courseTypeRules[fields.courseType];
  const missing: Record<Lack, boolean> = {
    summary: fields.summary === null,
    startsAt: rules?.isHeld === true && fields.schedule.startsAt === null,
    venue: rules?.hasVenue === true && fields.schedule.venue === null,
    plan: !plans.some((plan) => plan.isShown && plan.pricingType === 'default' && plan.prices[currency] !== null),
  };
  return lacks.filter((lack) => missing[lack] && (kind === 'course' || lack === 'summary' || lack === 'plan'));
}

/** A publication as typed. */
export type TypedPublication = {
  readonly state: PublicationState;
  readonly startsAt: TypedInstant;
  readonly endsAt: TypedInstant;
  readonly isLocked: boolean;
};

export type PublicationProblem =
  | 'time.invalid'
  | 'publication.start.required'
  | 'publication.start.past'
  | 'publication.end.past'
  | 'publication.end.beforeStart'
  | 'publication.lacks';

export const typedPublication = ({ state, startsAt, endsAt, isLocked }: Publication): TypedPublication => ({
  ...{ state, isLocked },
  startsAt: typedInstant(startsAt),
  endsAt: typedInstant(endsAt),
});

export const storedPublication = ({ state, startsAt, endsAt, isLocked }: TypedPublication): Publication => ({
  ...{ state, isLocked },
  startsAt: state === 'scheduled' ? instantOf(startsAt) : null,
  endsAt: instantOf(endsAt),
});

/** Problems by field. Only a complete item is published, now or at a time. */
export function refusePublication(
  typed: TypedPublication,
  lacking: readonly Lack[],
  now: EpochMs,
): Partial<Record<keyof TypedPublication, PublicationProblem>> {
  const isToBeShown = typed.state === 'published' || typed.state === 'scheduled';
  if (isToBeShown && lacking.length > 0) return { state: 'publication.lacks' };
  const start = typed.state === 'scheduled' ? typed.startsAt : '';
  if (isFaultyInstant(start)) return { startsAt: 'time.invalid' };
  if (isFaultyInstant(typed.endsAt)) return { endsAt: 'time.invalid' };
  const [startsAt, endsAt] = [instantOf(start), instantOf(typed.endsAt)];
  if (typed.state === 'scheduled' && startsAt === null) return { startsAt: 'publication.start.required' };
  if (startsAt !== null && startsAt <= now) return { startsAt: 'publication.start.past' };
  if (isToBeShown && endsAt !== null && endsAt <= now) return { endsAt: 'publication.end.past' };
  return startsAt !== null && endsAt !== null && endsAt <= startsAt ? { endsAt: 'publication.end.beforeStart' } : {};
}
