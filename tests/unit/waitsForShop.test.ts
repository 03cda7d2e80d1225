import { expect, test } from 'vitest';
import { orderDocument as orderDocumentEn } from '../../src/i18n/en/orderDocument.ts';
import { playlist as playlistEn } from '../../src/i18n/en/playlist.ts';
import { orderDocument } from '../../src/i18n/th/orderDocument.ts';
import { playlist } from '../../src/i18n/th/playlist.ts';

/** What goes on by itself, in whatever way the shop is away: behind a Wi-Fi's gate there is a signal, and it helps nobody. */
test.each([
  ...[playlist.notSaved.body, playlist.keeping.later, playlist.unkept.body, orderDocument.needsNetwork],
  ...[playlistEn.notSaved.body, playlistEn.keeping.later, playlistEn.unkept.body, orderDocumentEn.needsNetwork],
])('%s', (words) => {
  expect(words).toMatch(/ติดต่อร้านได้|the shop can be reached/);
  expect(words).not.toMatch(/มีสัญญาณ|there is a connection/);
});
