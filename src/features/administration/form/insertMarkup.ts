/** A text field's value and selection. */
export type MarkedField = { readonly text: string; readonly start: number; readonly end: number };

/** The markup that a button inserts; `words`: used if nothing is selected. */
export type Markup =
  | { readonly kind: 'heading' | 'bold' | 'list' | 'link'; readonly words: string }
  | { readonly kind: 'picture'; readonly words: string; readonly address: string; readonly size: Size };
type Size = { readonly width: number; readonly height: number };

/** The field with the markup around its selection; the inserted words are selected, to be overwritten. */
export function insertMarkup({ text, start, end }: MarkedField, markup: Markup): MarkedField {
  const selected = text.slice(start, end).trim();
  const words = selected === '' ? markup.words : selected;
  const [before, inner, after] = piecesOf(markup, words);
  const left = text.slice(0, start) + gapBefore(text.slice(0, start), before) + before;
  const right = after + gapAfter(after, text.slice(end)) + text.slice(end);
  return { text: left + inner + right, start: left.length, end: left.length + inner.length };
}

function piecesOf(markup: Markup, words: string): readonly [before: string, inner: string, after: string] {
  switch (markup.kind) {
    case 'heading':
      return ['<h2>', words, '</h2>'];
    case 'bold':
      return ['<strong>', words, '</strong>'];
    case 'list':
      return ['<ul>\n<li>', words.split(/\s*\n\s*/).join('</li>\n<li>'), '</li>\n</ul>'];
    case 'link':
      return ['<a href="https://">', words, '</a>'];
    case 'picture': {
      const { width, height } = markup.size;
      return [`<p><img src="${markup.address}" width="${width}" height="${height}" alt="`, quoted(words), '"></p>'];
    }
  }
}

const quoted = (words: string): string => words.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const isBlock = (piece: string): boolean => /^<(h2|ul|p)/.test(piece);

/** Blocks are separated by an empty line. */
function gapBefore(left: string, before: string): string {
  if (!isBlock(before) || left === '' || left.endsWith('\n\n')) return '';
  return left.endsWith('\n') ? '\n' : '\n\n';
}

function gapAfter(after: string, right: string): string {
  if (!/<\/(h2|ul|p)>$/.test(after) || right.startsWith('\n\n')) return '';
  return right.startsWith('\n') ? '\n' : '\n\n';
}
