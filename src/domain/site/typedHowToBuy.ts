import type { LocalText } from '../localText.ts';
import { neededText, refuseText, type TextProblem, type TypedText, typedText } from '../typedText.ts';

export const stepsMaximum = 12;
export const stepMaximum = 300;

/** The steps of how to buy. */
export type HowToBuy = { readonly isEnabled: boolean; readonly steps: readonly LocalText[] };

/** The steps as typed. */
export type TypedHowToBuy = { readonly isEnabled: boolean; readonly steps: readonly TypedText[] };

export type StepsProblem = TextProblem | 'steps.required' | 'steps.max';

export const typedHowToBuy = ({ isEnabled, steps }: HowToBuy): TypedHowToBuy => ({
  isEnabled,
  steps: steps.map(typedText),
});

export const storedHowToBuy = ({ isEnabled, steps }: TypedHowToBuy): HowToBuy => ({
  isEnabled,
  steps: steps.map(neededText),
});

/** Problems by `steps` or `steps.<number>.<language>`. Hidden steps may be empty. */
export function refuseHowToBuy({ isEnabled, steps }: TypedHowToBuy): Record<string, StepsProblem> {
  if (isEnabled && steps.length === 0) return { steps: 'steps.required' };
  if (steps.length > stepsMaximum) return { steps: 'steps.max' };
  const found = steps.map((step, at) => refuseText(`steps.${at}`, step, { maximum: stepMaximum, isRequired: true }));
  return Object.assign({}, ...found);
}
