import fc from 'fast-check';
import './fixedSeed.ts';
import { expect, test } from 'vitest';
import { otherCover, refuseCover, storedCover, typedCover } from '../../src/domain/catalogue/typedCover.ts';
import {
  refuseGallery,
  refuseWords,
  storedGallery,
  storedWords,
  typedGallery,
  typedWords,
} from '../../src/domain/catalogue/typedProduct.ts';
import { robotsRules } from '../../src/domain/site/sharing.ts';
import { refuseHowToBuy, stepsMaximum, storedHowToBuy, typedHowToBuy } from '../../src/domain/site/typedHowToBuy.ts';
import { refuseSharing, storedSharing, typedSharing } from '../../src/domain/site/typedSharing.ts';
import { noText, refuseText, storedText, typedText } from '../../src/domain/typedText.ts';

const words = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() === text);
const text = fc.record({ th: words, en: fc.option(words) });
const image = fc.option(fc.constant('/uploads/public/a.jpg'));
const shared = { title: fc.option(text), description: fc.option(text) };

const sharing = fc.record({
  meta: fc.record({ ...shared, keywords: fc.option(text), robots: fc.option(fc.constantFrom(...robotsRules)) }),
  facebook: fc.record({ ...shared, image }),
  twitter: fc.record({ ...shared, image }),
});
const gallery = fc.record({
  pictures: fc.array(fc.record({ url: fc.constant('/uploads/public/a.jpg'), alt: text }), { maxLength: 20 }),
});
const cover = fc.record({ coverUrl: fc.constant('/uploads/public/a.jpg'), coverAlt: text });
const productWords = fc.record({
  kindName: fc.option(text),
  description: fc.option(text),
  facts: fc.array(fc.record({ label: text, value: text }), { maxLength: 30 }),
});
const steps = fc.record({ isEnabled: fc.boolean(), steps: fc.array(text, { minLength: 1, maxLength: stepsMaximum }) });

test('an unchanged stored text is accepted and stored unchanged', () => {
  fc.assert(
    fc.property(sharing, cover, gallery, productWords, steps, (links, shown, pictures, product, howToBuy) => {
      expect([
        refuseSharing(typedSharing(links)),
        refuseCover(typedCover(shown)),
        refuseGallery(typedGallery(pictures)),
        refuseWords(typedWords(product)),
        refuseHowToBuy(typedHowToBuy(howToBuy)),
      ]).toEqual([{}, {}, {}, {}, {}]);
      expect(storedSharing(typedSharing(links))).toEqual(links);
      expect(storedCover(typedCover(shown))).toEqual(shown);
      expect(storedGallery(typedGallery(pictures))).toEqual(pictures);
      expect(storedWords(typedWords(product))).toEqual(product);
      expect(storedHowToBuy(typedHowToBuy(howToBuy))).toEqual(howToBuy);
    }),
  );
});

test('an accepted, non-empty text has Thai words, and no blank part', () => {
  const typed = fc.record({ th: fc.string(), en: fc.string() });
  fc.assert(
    fc.property(typed, (given) => {
      const isRefused = Object.keys(refuseText('x', given, { maximum: 20, isRequired: false })).length > 0;
      const stored = storedText(given);
      if (isRefused || stored === null) return;
      expect(stored.th).toBe(stored.th.trim());
      expect([stored.th, stored.en]).not.toContain('');
    }),
  );
});

test.each([
  [{ th: '', en: '' }, false, {}],
  [{ th: ' ', en: '' }, true, { 'x.th': 'text.th.required' }],
  [{ th: '', en: 'a' }, false, { 'x.th': 'text.th.required' }],
  [{ th: 'กขค', en: 'abc' }, true, { 'x.th': 'text.max', 'x.en': 'text.max' }],
  [{ th: ' กข ', en: ' ab ' }, true, {}],
] as const)('a text of two signs: %j, required: %s', (given, isRequired, problems) => {
  expect(refuseText('x', given, { maximum: 2, isRequired })).toEqual(problems);
});

test('nothing kept is nothing typed', () => {
  expect(typedText(null)).toEqual(noText);
  expect(storedText(noText)).toBeNull();
});

test('a cover needs words where there is one, and every other picture does', () => {
  expect(refuseCover({ url: null, alt: noText })).toEqual({});
  expect(refuseCover({ url: 'a', alt: noText })).toEqual({ 'alt.th': 'text.th.required' });
  expect(refuseGallery({ pictures: [{ url: 'a', alt: noText }] })).toEqual({ 'pictures.0.alt.th': 'text.th.required' });
});

test('alternative texts are removed with their picture, and those of the next one stay', () => {
  const stored = { url: 'old', alt: { th: 'ปกเดิม', en: '' } };
  const chosen = otherCover(stored, stored, 'new');
  expect(chosen).toEqual({ url: 'new', alt: noText });
  const described = { ...chosen, alt: { th: 'ปกใหม่', en: '' } };
  expect(otherCover(described, stored, 'newer')).toEqual({ url: 'newer', alt: described.alt });
  expect(storedCover({ ...described, url: null })).toEqual({ coverUrl: null, coverAlt: { th: '', en: null } });
});
