type Level = { readonly isObject: boolean; readonly names: Set<string>; name: string; elements: number };

/**
 * Columns that a JSON row repeats; the parser would silently take the last. The row begins at this index and is valid
 * JSON.
 */
export function repeatedNames(text: string, from: number): readonly string[] {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},":]+/g;
  token.lastIndex = from;
  const levels: Level[] = [];
  const repeated = new Set<string>();
  let before = '';
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [sign] = found;
    const level = levels.at(-1);
    if (sign === '{' || sign === '[') levels.push({ isObject: sign === '{', names: new Set(), name: '', elements: 1 });
    if (sign === '}' || sign === ']') levels.pop();
    if (sign === ',' && level) level.elements += 1;
    if (sign === ':' && level?.isObject) {
      level.name = JSON.parse(before) as string;
      const column = columnOf(levels);
      if (level.names.has(level.name) && column !== null) repeated.add(column);
      level.names.add(level.name);
    }
    if (levels.length === 0) break;
    before = sign;
  }
  return [...repeated];
}

/** The column of the innermost name: of the row, or of one of its plans. */
function columnOf(levels: readonly Level[]): string | null {
  const [row, list, plan] = levels;
  if (row === undefined || !row.isObject) return null;
  if (levels.length === 1) return row.name;
  const isOfPlan = levels.length === 3 && row.name === 'plans' && plan !== undefined;
  return isOfPlan ? `plan_${list?.elements}_${plan.name}` : null;
}
