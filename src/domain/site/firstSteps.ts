/** Steps before the first sale, in the order in which they are done. */
export const firstSteps = ['name', 'seller', 'payment', 'course', 'lecture', 'pages', 'mail'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** Whether each step is done. */
export type FirstSteps = Readonly<Record<FirstStep, boolean>>;

/** Steps without which nothing can be sold; a sale without the others is possible, but poor. */
export const neededSteps: readonly FirstStep[] = ['payment', 'course'];

/** The steps that are left, in their order. */
export const stepsLeft = (steps: FirstSteps): readonly FirstStep[] => firstSteps.filter((step) => !steps[step]);
