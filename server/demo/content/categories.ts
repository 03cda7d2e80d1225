import type { DemoCategory } from '../demoTypes.ts';

/** Six subjects of courses and two of products, in the order of the chips on the first page. */
export const categories: readonly DemoCategory[] = [
  {
    id: 'data',
    linkPath: 'data-it',
    name: { th: 'ข้อมูลและไอที', en: 'Data & IT' },
    weave: 'khit',
    forProducts: false,
  },
  {
    id: 'languages',
    linkPath: 'languages',
    name: { th: 'ภาษา', en: 'Languages' },
    weave: 'khluen',
    forProducts: false,
  },
  {
    id: 'accounting',
    linkPath: 'accounting-tax',
    name: { th: 'บัญชีและภาษี', en: 'Accounting & tax' },
    weave: 'san',
    forProducts: false,
  },
  {
    id: 'marketing',
    linkPath: 'marketing',
    name: { th: 'การตลาด', en: 'Marketing' },
    weave: 'phikun',
    forProducts: false,
  },
  { id: 'crafts', linkPath: 'crafts', name: { th: 'งานฝีมือ', en: 'Crafts' }, weave: 'kit', forProducts: false },
  { id: 'health', linkPath: 'health', name: { th: 'สุขภาพ', en: 'Health' }, weave: 'mi', forProducts: false },
  {
    id: 'books',
    linkPath: 'books',
    name: { th: 'หนังสือและสมุดฝึก', en: 'Books & workbooks' },
    weave: 'phikun',
    forProducts: true,
  },
  {
    id: 'kits',
    linkPath: 'kits-tools',
    name: { th: 'ชุดอุปกรณ์และเครื่องมือ', en: 'Kits & tools' },
    weave: 'kit',
    forProducts: true,
  },
];
