import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnPage, type PageData, pageDataId } from '../../../src/contract/site/drawnPage.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** What a page looks like to whoever asks, and nothing of who that is. */
export type Look = { readonly language: Language; readonly theme: 'light' | 'dark' | null };

type Place = { readonly address: string; readonly at: EpochMs };
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** What a drawn page begins with. It fetches the app once the page is painted. */
const beginning = 'src/app/start/afterPaint.ts';

/** Fills the documents of one build with drawn pages. */
export function pageDocuments(build: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'));
  const { app, styles, template } = takeParts(readFileSync(join(build, 'index.html'), 'utf8'));
  const begins = manifest[beginning]?.file;
  if (begins === undefined) throw new Error('The build has no beginning of drawn pages.');

  return (page: DrawnPage, look: Look, place: Place): string => {
    const [pictures, markup] = splitPictures(page.markup);
    const theme = look.theme === null ? '' : ` data-theme="${look.theme}"`;
    const files = filesOf(manifest, page.modules)
      .map((file) => `/${file}`)
      .filter((file) => !app.includes(file));
    const begin = `<script type="module" src="/${begins}" data-app="${app.join(' ')}" data-page="${files.join(' ')}"></script>`;
    const between = (name: string, content: string) => (text: string) =>
      text.replace(new RegExp(`<!--${name}-->.*?<!--/${name}-->`, 's'), () => content);
    return [
      (text: string) =>
        text.replace(/<html[^>]*>/, `<html lang="${look.language}" data-drawn="${look.language}"${theme}>`),
      between('head', [styles, page.head, pictures, begin].join('\n')),
      between('app', markup),
      between('neutral', dataElement({ ...place, answers: page.answers, refusals: page.refusals })),
    ].reduce((text, step) => step(text), template);
  };
}

/** The neutral document asks for the scripts of the app first; a drawn one for its styles, which its first paint waits for. */
function takeParts(document: string) {
  const app: string[] = [];
  let styles = '';
  const template = document
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g, (_, src: string) => {
      app.push(src);
      return '';
    })
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, (link) => {
      styles += link.trim();
      return '';
    });
  return { app, styles, template };
}

/** React writes the preloads of pictures before everything else; they belong into the head. */
function splitPictures(markup: string): readonly [pictures: string, rest: string] {
  const pictures = /^(?:<link [^>]*\/>)*/.exec(markup)?.[0] ?? '';
  return [pictures, markup.slice(pictures.length)];
}

/** Files that begin with the given modules, in the order in which they are needed. */
function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const reached = new Set(modules);
  for (const name of reached) for (const imported of manifest[name]?.imports ?? []) reached.add(imported);
  return [...reached].flatMap((name) => manifest[name]?.file ?? []);
}

/** No sign in it can end the element; a browser runs no script of this type, whatever the policy says. */
function dataElement(data: PageData): string {
  const text = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="${pageDataId}">${text}</script>`;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** A tag with what stands in it; in text and in attributes `<` and `>` are written as entities. */
const tagPattern = /<[a-z][^>]*>/gi;

/**
 * What the policy says of `style` attributes in a drawn page: these and no others, each by its digest; words that look like
 * one add nothing. In the browser React sets styles by script, which no policy forbids.
 */
export function styleRule(markup: string): string {
  const values = new Set([...markup.matchAll(tagPattern)].flatMap(([tag]) => / style="([^"]*)"/.exec(tag)?.[1] ?? []));
  if (values.size === 0) return '';
  const digests = [...values].map((value) => {
    const plain = value.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
    return `'sha256-${createHash('sha256').update(plain).digest('base64')}'`;
  });
  return `style-src-attr 'unsafe-hashes' ${digests.join(' ')}`;
}
