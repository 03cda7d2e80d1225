/** Faces for the portraits, seen from the front and drawn around (0, 0), the middle of the face; 33 units reach the ear. */
import { lit, litPieces } from './light.ts';
import { INK, MARIGOLD, NIGHT, WHITE } from './palette.ts';
import { area, at, circle, ellipse, rect, ring, stroke } from './shapes.ts';

/** Hair, or the cloth over it: a part behind the head and one before it. */
const hairs = {
  short: { front: 'M-35-2C-40-46-14-60 6-55c26 0 36 24 29 53-2-12-5-20-12-27-16 7-34 6-46 0-7 7-10 15-12 27z' },
  parted: { front: 'M-35-2c-6-48 32-66 58-46 14 10 14 30 12 46-3-12-6-18-11-24-18 2-32-4-38-12-4 14-17 18-21 36z' },
  bob: {
    back: 'M-41-8c-4-66 86-66 82 0l1 34c-4 14-80 14-84 0z',
    front: 'M-36 6c-6-76 78-76 72 0-2-14-6-24-14-31-14 8-30 8-44 0-8 7-12 17-14 31z',
  },
  long: {
    back: 'M-41-8c-4-68 86-68 82 0l7 76c-18 10-78 10-96 0z',
    front: 'M-36 8c-6-78 78-78 72 0C33-14 20-28-4-38c-14 10-30 22-32 46z',
  },
  tied: {
    back: 'M20-46c40-4 44 44 34 92-14-6-12-44-26-58z',
    front: 'M-35-4c-4-64 74-64 70 0-4-18-16-30-35-31-19 1-31 13-35 31z',
  },
  bun: {
    back: 'M-18-54a18 18 0 1 1 36 0 18 18 0 0 1-36 0z',
    front: 'M-35-2c-4-64 74-64 70 0-4-20-14-30-35-31-21 1-31 11-35 31z',
  },
  thin: { front: 'M-35 6c-6-14-5-26 3-34 1 12-1 22-1 34zM35 6c6-14 5-26-3-34-1 12 1 22 1 34z' },
  cloth: { front: 'M-38-6c-8-66 84-66 76 0-22-16-54-16-76 0z' },
} as const satisfies Record<string, { back?: string; front: string }>;

/** Clothes by the kind of their neck; `second` is the colour of collar, lapel or bib. */
const clothes = {
  round: () => '',
  collar: (second: string) => area('M-21 43 0 62-25 71-34 49zM21 43 0 62l25 9 9-22z', second),
  crossed: (second: string) => stroke('M-20 44 16 100M20 44-4 74', second, 7.5),
  coat: (second: string, skin: string) =>
    area('M-17 42 0 74 17 42z', skin) + area('M-20 42-2 78l-18 24-20-50zM20 42 2 78l18 24 20-50z', second),
  apron: (second: string) => stroke('M-30 50-24 76M30 50l-6 26', second, 8) + rect(-30, 74, 60, 40, second, 6),
  suit: (second: string) =>
    area('M-20 43 0 84 20 43z', WHITE) +
    area('M-6 52H6l4 40H-10z', second) +
    area('M-22 42-4 84l-16 18-24-52zM22 42 4 84l16 18 24-52z', NIGHT),
} as const satisfies Record<string, (second: string, skin: string) => string>;

export interface Look {
  readonly skin: string;
  readonly hair: keyof typeof hairs;
  readonly hairColour: string;
  readonly clothes: keyof typeof clothes;
  readonly colour: string;
  readonly second?: string;
  readonly has?: readonly ('glasses' | 'moustache' | 'lines' | 'earrings')[];
}

const head = 'M-33-8c0-42 66-42 66 0 0 30-15 50-33 50s-33-20-33-50z';
const shoulders = 'M-84 120c0-46 22-66 60-74q24 20 48 0c38 8 60 28 60 74z';

const shaded = (opacity: number, drawing: string) => `<g opacity="${opacity}">${drawing}</g>`;

/** Eyes, brows, nose, cheeks and a smile. */
const features = ({ has = [], hairColour }: Look): string =>
  shaded(0.28, ellipse(-20, 17, 7, 5, '#C0392B') + ellipse(20, 17, 7, 5, '#C0392B')) +
  shaded(0.85, stroke('M-20-9q6-4 12-1M20-9q-6-4-12-1', has.includes('lines') ? '#8C8A84' : hairColour, 2.6)) +
  [-13, 13].map((x) => circle(x, 2, 3.3, INK) + circle(x - 1.1, 0.8, 1.1, WHITE)).join('') +
  shaded(0.4, stroke('M-1 4c-1 5-2 7 3 7', '#6B3A20', 2.2)) +
  stroke('M-9 22q9 9 18 0', '#8A2F24', 2.8) +
  (has.includes('lines')
    ? shaded(0.3, stroke('M-27 6l-4-2M27 6l4-2M-15 18q-3 5-1 10M15 18q3 5 1 10', '#6B3A20', 1.8))
    : '');

const worn = ({ has = [], hairColour }: Look): string =>
  (has.includes('moustache') ? area('M-12 20q6-8 12-4 6-4 12 4-6 0-12-1-6 1-12 1z', hairColour) : '') +
  (has.includes('glasses')
    ? ring(-13, 2, 10, NIGHT, 2.4) +
      ring(13, 2, 10, NIGHT, 2.4) +
      stroke('M-3 1q3-2 6 0M-23 0l-9-2M23 0l9-2', NIGHT, 2.2)
    : '') +
  (has.includes('earrings') ? circle(-34, 17, 3, MARIGOLD) + circle(34, 17, 3, MARIGOLD) : '');

/** A person down to the shoulders. */
export function face(look: Look): string {
  const { back, front } = { back: '', ...hairs[look.hair] };
  const { second = WHITE, skin, colour, hairColour } = look;
  return (
    lit(
      (back && area(back, hairColour)) +
        area(shoulders, colour) +
        area('M-14 20v28q14 14 28 0V20z', skin) +
        clothes[look.clothes](second, skin),
    ) +
    litPieces(circle(-33, 5, 7, skin) + circle(33, 5, 7, skin) + area(head, skin)) +
    features(look) +
    litPieces(area(front, hairColour)) +
    (look.hair === 'cloth' ? shaded(0.7, stroke('M-36-16c18-14 54-14 72 0M-30-32c16-10 44-10 60 0', WHITE, 2)) : '') +
    at(0, 0, worn(look))
  );
}
