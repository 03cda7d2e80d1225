/** The server's messages mapped from wire paths to form fields. Messages for other fields are dropped. */
export function refusedFields<Field extends string>(
  sentences: Readonly<Record<string, string>>,
  wireFields: Readonly<Partial<Record<Field, string>>>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const [field, wire] of Object.entries(wireFields) as [Field, string][]) {
    const sentence = sentences[wire];
    if (sentence !== undefined) problems[field] = sentence;
  }
  return problems;
}
