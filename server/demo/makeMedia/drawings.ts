import { accountingMotifs } from './motifs/accounting.ts';
import { craftMotifs } from './motifs/crafts.ts';
import { dataMotifs } from './motifs/data.ts';
import { healthMotifs } from './motifs/health.ts';
import { languageMotifs } from './motifs/languages.ts';
import { marketingMotifs } from './motifs/marketing.ts';
import type { Motif } from './motifs/motif.ts';
import { productMotifs } from './motifs/products.ts';
import { grounds } from './palette.ts';
import type { WeaveName } from './weaves.ts';

interface Ground {
  readonly colour: string;
  readonly weave: WeaveName;
}

const categoryGrounds: Record<string, Ground> = {
  data: { colour: grounds.data, weave: 'khit' },
  languages: { colour: grounds.languages, weave: 'khluen' },
  accounting: { colour: grounds.accounting, weave: 'san' },
  marketing: { colour: grounds.marketing, weave: 'phikun' },
  crafts: { colour: grounds.crafts, weave: 'kit' },
  health: { colour: grounds.health, weave: 'mi' },
};

// A product keeps the colour of its subject and takes another weave, so that it is not taken for a course.
const productGrounds: Record<string, Ground> = {
  'japanese-kana-workbook': { colour: grounds.languages, weave: 'phikun' },
  'shop-ledger-book': { colour: grounds.accounting, weave: 'khit' },
  'excel-formula-cards': { colour: grounds.data, weave: 'san' },
  'food-cost-notebook': { colour: grounds.accounting, weave: 'kit' },
  'indigo-dye-kit': { colour: grounds.crafts, weave: 'khluen' },
  'leather-stitching-kit': { colour: grounds.crafts, weave: 'san' },
  'clay-tool-set': { colour: grounds.crafts, weave: 'phikun' },
  'product-photo-light-box': { colour: grounds.marketing, weave: 'san' },
  'home-first-aid-box': { colour: grounds.health, weave: 'phikun' },
};

const drawings: Record<string, Motif> = {
  ...dataMotifs,
  ...languageMotifs,
  ...accountingMotifs,
  ...marketingMotifs,
  ...craftMotifs,
  ...healthMotifs,
  ...productMotifs,
};

/** The drawing and ground of a slug. Refuses a slug without a drawing. */
export function drawingOf(slug: string, category: string): { readonly ground: Ground; readonly draw: Motif } {
  const ground = productGrounds[slug] ?? categoryGrounds[category];
  const draw = drawings[slug];
  if (!ground || !draw) throw new Error(`No motif or ground for ${slug} (${category})`);
  return { ground, draw };
}
