import { ofScrolling } from './tellScrolling.ts';

/**
 * Cleaned HTML (`cleanRichText`) with each table in a box of its own that scrolls sideways, also by the keys. Behind the
 * cleaning, `<table>` stands for nothing but that tag.
 */
export const tableBoxes = (html: string, name: string): string => {
  const said = Object.entries(ofScrolling(name)).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return html
    .replaceAll('<table>', `<div class="rich-table"${said.join('')}><table>`)
    .replaceAll('</table>', '</table></div>');
};
