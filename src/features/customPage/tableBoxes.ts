import { ofScrolling } from './tellScrolling.ts';

/**
 * Sanitized HTML (`cleanRichText`) with each table in a box that scrolls sideways, also by keyboard. After sanitizing,
 * `<table>` can only be the tag.
 */
export const tableBoxes = (html: string, name: string): string => {
  const said = Object.entries(ofScrolling(name)).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return html
    .replaceAll('<table>', `<div class="rich-table"${said.join('')}><table>`)
    .replaceAll('</table>', '</table></div>');
};
