import type { CustomLabelType } from '../../../src/domain/people/customLabel.ts';
import type { Bilingual } from '../demoTypes.ts';

type DemoLabel = {
  id: string;
  type: CustomLabelType;
  label: Bilingual;
  options: readonly Bilingual[];
  isRequired: boolean;
};

/** Optional registration questions of the demo shop. */
export const customLabels: readonly DemoLabel[] = [
  {
    id: 'job',
    type: 'inputtext',
    label: { th: 'ทำงานอะไรอยู่', en: 'What do you do for a living?' },
    options: [],
    isRequired: false,
  },
  {
    id: 'heard',
    type: 'select',
    label: { th: 'รู้จักเราจากที่ไหน', en: 'Where did you hear of us?' },
    options: [
      { th: 'เพื่อนแนะนำ', en: 'A friend' },
      { th: 'ค้นเจอเอง', en: 'A search' },
      { th: 'เห็นในโซเชียล', en: 'Social media' },
    ],
    isRequired: false,
  },
];
