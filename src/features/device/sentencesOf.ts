/** The message of each problem, by field. */
export function sentencesOf<Field extends string, Problem extends string>(
  problems: Partial<Record<Field, Problem>>,
  sentences: Readonly<Record<Problem, string>>,
): Partial<Record<Field, string>> {
  const told: Partial<Record<Field, string>> = {};
  for (const [field, problem] of Object.entries(problems) as [Field, Problem][]) told[field] = sentences[problem];
  return told;
}
