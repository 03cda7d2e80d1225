import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawnPage, type PageData, pageDataId } from '../../../src/contract/site/drawnPage.ts';
import type { Language } from '../../../src/domain/localText.ts';
import type { EpochMs } from '../../../src/domain/time.ts';

/** The look of a page for its viewer: language and theme. */
export type Look = { readonly language: Language; readonly theme: 'light' | 'dark' | null };

type Place = { readonly address: string; readonly at: EpochMs };
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** The module that starts a rendered page. It loads the app after the paint. */
const beginning = 'src/app/start/afterPaint.ts';

/** The documents of one build, to be filled with rendered pages. */
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

/** The neutral document loads the app's scripts first, a rendered one its styles. */
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

/** React writes picture preloads first; they belong into the head. */
function splitPictures(markup: string): readonly [pictures: string, rest: string] {
  const pictures = /^(?:<link [^>]*\/>)*/.exec(markup)?.[0] ?? '';
  return [pictures, markup.slice(pictures.length)];
}

/** Files that start with the given modules, in loading order. */
function filesOf(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const reached = new Set(modules);
  for (const name of reached) for (const imported of manifest[name]?.imports ?? []) reached.add(imported);
  return [...reached].flatMap((name) => manifest[name]?.file ?? []);
}

/** Safe inside the element; browsers run no script of this type. */
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

/** A tag with its content; `<` and `>` are entities in texts. */
const tagPattern = /<[a-z][^>]*>/gi;

/**
 * The policy of `style` attributes of a rendered page, by digest. In the browser React sets styles by script, which is
 * allowed.
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
