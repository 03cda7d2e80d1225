import type { DocumentHead } from './documentHead.ts';

/** One element of a document's head. */
export type HeadTag = {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** The unescaped content. */
  readonly text: string;
};

/** The elements of a head in order. */
export function headTags(head: DocumentHead): readonly HeadTag[] {
  const named = [
    ['description', head.description],
    ['robots', head.robots],
    ['keywords', head.keywords],
    ...head.twitter,
  ] as const;
  return [
    tag('title', {}, head.title),
    ...named.flatMap(([name, content]) => (content === null ? [] : [tag('meta', { name, content })])),
    ...(head.canonical === null ? [] : [tag('link', { rel: 'canonical', href: head.canonical })]),
    ...head.openGraph.map(([property, content]) => tag('meta', { property, content })),
    ...head.jsonLd.map((data) => tag('script', { type: 'application/ld+json' }, dataText(data))),
  ];
}

const tag = (name: HeadTag['name'], attributes: HeadTag['attributes'], text = ''): HeadTag => ({
  name,
  attributes,
  text,
});

/** JSON that is safe inside a script element. */
const dataText = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The head as HTML. */
export const headHtml = (head: DocumentHead): string =>
  headTags(head)
    .map(({ name, attributes, text }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
      const opened = `<${name}${written.join('')}>`;
      if (name === 'meta' || name === 'link') return opened;
      return `${opened}${name === 'script' ? text : escaped(text)}</${name}>`;
    })
    .join('\n');

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
