import { useId } from 'react';
import type { WeaveKind } from '../../domain/catalogue/course.ts';

/** A category's weave, or palm leaves (`lan`) for all. */
type GroundKind = WeaveKind | 'lan';

/** Ground colour, tile size in CSS pixels, stroked paths, filled paths. */
const weaves: Record<
  GroundKind,
  readonly [ground: string, width: number, height: number, lines: string, areas: string]
> = {
  khit: [
    '#0B5D45',
    32,
    32,
    'M16 1 31 16 16 31 1 16zM16 8l8 8-8 8-8-8z',
    'M16 13l3 3-3 3-3-3zM0-3l3 3-3 3zM32-3v6l-3-3zM0 29l3 3H0zM32 29v3h-3z',
  ],
  khluen: [
    '#294A8A',
    40,
    20,
    'M0 15C10 15 10 5 20 5s10 10 20 10M0 25c10 0 10-10 20-10s10 10 20 10M0 5c10 0 10-10 20-10S30 5 40 5',
    '',
  ],
  san: [
    '#96650A',
    32,
    32,
    '',
    'M0 3h16v4H0zM0 10h16v4H0zM19 0h4v16h-4zM26 0h4v16h-4zM16 19h16v4H16zM16 26h16v4H16zM3 16h4v16H3zM10 16h4v16h-4z',
  ],
  phikun: [
    '#1D6B78',
    36,
    36,
    '',
    'M18 16q-6-6 0-12 6 6 0 12zM18 20q-6 6 0 12 6-6 0-12zM16 18q-6-6-12 0 6 6 12 0zM20 18q6-6 12 0-6 6-12 0zM0 0h3L0 3zM36 0v3l-3-3zM0 36v-3l3 3zM36 36h-3l3-3z',
  ],
  kit: [
    '#A3542B',
    36,
    36,
    'M18 3v3h4v4h4v4h4v8h-4v4h-4v4h-4v3h-3v-3h-4v-4H7v-4H3v-8h4v-4h4V6h4V3z',
    'M15 13h6v3h3v5h-3v3h-6v-3h-3v-5h3z',
  ],
  mi: [
    '#6B2D5C',
    32,
    24,
    'M2 15v8M6 12v8M10 8v8M14 4v8M18 1v8M22 4v8M26 8v8M30 12v8',
    'M0 1h6v3H0zM30 1h2v3h-2zM14 16h8v3h-8z',
  ],
  lan: ['#123C2E', 120, 24, '', 'M3 4h114v16H3zM31 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0zM83 12a3 3 0 0 0 6 0 3 3 0 0 0-6 0z'],
};

/** A category's woven ground, decorative: shown while a cover loads or is missing. */
export function Weave({ kind }: { kind: GroundKind }) {
  const id = useId();
  const [ground, width, height, lines, areas] = weaves[kind];
  return (
    <svg width="100%" height="100%" aria-hidden="true" focusable="false">
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={lines} fill="none" stroke="#fff" strokeWidth="2.5" opacity=".24" />
        <path d={areas} fill="#fff" fillRule="evenodd" opacity=".24" />
      </pattern>
      <rect width="100%" height="100%" fill={ground} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
