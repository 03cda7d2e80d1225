const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const characters = Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character]));

/** An element with flat children, in the given order. */
export const flatXml = (root: string, fields: Readonly<Record<string, string>>): string => {
  const children = Object.entries(fields).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  return `<${root}>${children.join('')}</${root}>`;
};

/** The texts of flat children by name. A document with a type declaration has none, because entities could hide in it. */
export function readFlatXml(xml: string): Readonly<Record<string, string>> {
  if (xml.includes('<!')) return {};
  const children = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)];
  return Object.fromEntries(children.map(([, name = '', text = '']) => [name, unescaped(text)]));
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const unescaped = (text: string): string => text.replace(/&\w+;/g, (entity) => characters[entity] ?? entity);
