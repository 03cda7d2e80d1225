const longest = 60;

/** Openings of a docstring whose subject is no noun. "Whether" stands for a boolean and is allowed. */
const withoutNoun =
  /^(What(ever)?|Who(ever|se)?|Which|Those|These|This|That|Such|One (that|of)|All that|(No|Any|Some|Every)thing|Both|Neither|Of which|By it|Where it|Its?|They|Them|Their|He|She|We|You|(No|Any|Some|Every)body)\b/;

/** The docstrings of a text, each on one line, without the lines of their tables. */
export const docstringsOf = (text: string): string[] =>
  [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, inside = '']) =>
    inside
      .replaceAll(/^\s*\* *\|.*$/gm, ' ')
      .replaceAll(/^\s*\*/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** The fault of a docstring, or `null`. */
export function faultOfDocstring(words: string): string | null {
  const count = words.split(' ').length;
  const [opening] = withoutNoun.exec(words) ?? [];
  if (opening !== undefined) return `begins with "${opening}": ${words.slice(0, 60)}`;
  if (count > longest) return `has ${count} words: ${words.slice(0, 60)}`;
  return null;
}

/** Every fault of the docstrings of some files (path → text), each as `path: fault`. */
export const faultsOfDocstrings = (files: ReadonlyMap<string, string>): string[] =>
  [...files].flatMap(([path, text]) =>
    docstringsOf(text).flatMap((words) => {
      const fault = faultOfDocstring(words);
      return fault === null ? [] : [`${path}: ${fault}`];
    }),
  );
