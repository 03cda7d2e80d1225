/** An element with flat children. */
export const xmlOf = (root: string, fields: Readonly<Record<string, string>>): string =>
  `<${root}>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('')}</${root}>`;

/** Text of the first element with this name; empty without one. */
export function elementOf(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => characters[entity] ?? entity);
}

const characters: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" },
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => Object.entries(characters).find(([, each]) => each === character)?.[0] ?? '');
