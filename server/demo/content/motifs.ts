/**
 * One picture motif for the cover of every demo course and product, in words a draughtsman can follow.
 * `slug` names the cover picture; `category` is a category id and decides the woven ground behind the motif.
 */
export const motifs: readonly { slug: string; category: string; motif: string }[] = [
  { slug: 'excel-power-bi-for-work', category: 'data', motif: 'application window with a table and three rising bars' },
  {
    slug: 'python-for-office-work',
    category: 'data',
    motif: 'three paper files passing through a gear into one neat folder',
  },
  { slug: 'sql-for-shop-questions', category: 'data', motif: 'database cylinder with a magnifying glass over one row' },
  { slug: 'personal-data-law-for-shops', category: 'data', motif: 'customer card behind a shield with a keyhole' },
  {
    slug: 'team-dashboard-workshop',
    category: 'data',
    motif: 'large wall screen with a gauge and a line chart, four seats before it',
  },
  {
    slug: 'japanese-for-work-beginner',
    category: 'languages',
    motif: 'two speech bubbles, one with the kana あ, one with the letter A',
  },
  {
    slug: 'english-emails-and-meetings',
    category: 'languages',
    motif: 'open envelope with a letter showing lines and a tick',
  },
  { slug: 'english-speaking-small-group', category: 'languages', motif: 'four speech bubbles around a round table' },
  {
    slug: 'mandarin-for-shopkeepers',
    category: 'languages',
    motif: 'shop awning with a hanging lantern and a price tag',
  },
  {
    slug: 'thai-for-newcomers',
    category: 'languages',
    motif: 'speech bubble with the Thai letter ก beside a street-food stall umbrella',
  },
  {
    slug: 'personal-and-company-tax',
    category: 'accounting',
    motif: 'tax form with a folded corner and a large baht coin',
  },
  { slug: 'bookkeeping-for-small-shops', category: 'accounting', motif: 'open ledger with two columns and a pencil' },
  {
    slug: 'tax-update-for-bookkeepers',
    category: 'accounting',
    motif: 'calendar page with a percent sign and a rubber stamp',
  },
  {
    slug: 'food-cost-and-menu-price',
    category: 'accounting',
    motif: 'bowl of noodles on a kitchen scale with a price tag',
  },
  {
    slug: 'payroll-and-social-security',
    category: 'accounting',
    motif: 'pay slip with three small figures and a calculator',
  },
  {
    slug: 'phone-product-photography',
    category: 'marketing',
    motif: 'phone standing upright, photographing a bottle inside a viewfinder frame',
  },
  {
    slug: 'canva-graphics-for-shops',
    category: 'marketing',
    motif: 'square poster with a circle, a triangle and a text block on a drawing grid',
  },
  {
    slug: 'thirty-day-content-plan',
    category: 'marketing',
    motif: 'month calendar with marked days and a small speech bubble',
  },
  { slug: 'live-selling-practice', category: 'marketing', motif: 'ring light around a phone with a play triangle' },
  {
    slug: 'brand-story-workshop',
    category: 'marketing',
    motif: 'paper bag with a blank label, a pen writing on the label',
  },
  { slug: 'shop-on-the-map', category: 'marketing', motif: 'map pin before a shop with an awning' },
  {
    slug: 'hand-built-ceramics',
    category: 'crafts',
    motif: 'round hand-built pot with two glaze bands on a turntable',
  },
  {
    slug: 'natural-indigo-dyeing',
    category: 'crafts',
    motif: 'cloth with tied-resist rings hanging over an indigo jar',
  },
  {
    slug: 'hand-stitched-leather-wallet',
    category: 'crafts',
    motif: 'folded leather wallet with a saddle-stitch line and a needle',
  },
  {
    slug: 'bamboo-basket-weaving',
    category: 'crafts',
    motif: 'half-woven bamboo basket with upright strips fanning out',
  },
  {
    slug: 'first-wooden-stool',
    category: 'crafts',
    motif: 'three-legged wooden stool beside a hand plane and a shaving',
  },
  { slug: 'first-aid-and-cpr', category: 'health', motif: 'heart with a pulse line across it' },
  {
    slug: 'desk-worker-stretching',
    category: 'health',
    motif: 'person on a chair reaching one arm overhead, a clock behind',
  },
  { slug: 'elder-care-at-home', category: 'health', motif: 'two hands, one old and one young, around a cup' },
  {
    slug: 'cpr-recertification-practice',
    category: 'health',
    motif: 'training manikin chest with two pressing hands and a round arrow',
  },
  {
    slug: 'better-sleep-in-four-weeks',
    category: 'health',
    motif: 'crescent moon over a pillow with four small stars',
  },
  {
    slug: 'japanese-kana-workbook',
    category: 'books',
    motif: 'exercise book with the kana あ in a dotted practice square',
  },
  { slug: 'shop-ledger-book', category: 'books', motif: 'bound ledger with a ribbon marker and ruled columns' },
  {
    slug: 'excel-formula-cards',
    category: 'books',
    motif: 'fan of three cards, the front one with an equals sign and a grid',
  },
  { slug: 'food-cost-notebook', category: 'books', motif: 'spiral notebook with a spoon and fork drawn on its cover' },
  { slug: 'indigo-dye-kit', category: 'kits', motif: 'small jar of indigo, a folded white cloth and rubber bands' },
  {
    slug: 'leather-stitching-kit',
    category: 'kits',
    motif: 'two needles, a spool of waxed thread and a stitching awl',
  },
  { slug: 'clay-tool-set', category: 'kits', motif: 'wire cutter, wooden rib and loop tool laid side by side' },
  { slug: 'product-photo-light-box', category: 'kits', motif: 'open light box with a bottle inside and two lamps' },
  { slug: 'home-first-aid-box', category: 'kits', motif: 'lidded box with a cross on the front and a roll of bandage' },
];
