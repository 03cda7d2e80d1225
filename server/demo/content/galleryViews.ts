import type { Bilingual } from '../demoTypes.ts';

/** The further pictures that every product of the demo shop has. */
export const galleryViews = ['close', 'size', 'packed'] as const;

/** The alternative text of each view, after the product's own. */
export const galleryAlt: Record<(typeof galleryViews)[number], (product: Bilingual) => Bilingual> = {
  close: ({ th, en }) => ({ th: `ภาพใกล้ ${th}`, en: `${en}, close up` }),
  size: ({ th, en }) => ({ th: `${th} วางเทียบกับไม้บรรทัดและดินสอ`, en: `${en} beside a ruler and a pencil` }),
  packed: ({ th, en }) => ({ th: `${th} ในกล่องพร้อมส่ง`, en: `${en} in its box, ready to be sent` }),
};
