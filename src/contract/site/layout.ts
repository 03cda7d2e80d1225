import * as z from 'zod/mini';
import type { CourseLayout } from '../../domain/site/siteSettings.ts';

const onWire = { default: 0, one: 1, three: 3, four: 4 } as const satisfies Record<CourseLayout, number>;
const inside: Record<0 | 1 | 3 | 4, CourseLayout> = { 0: 'default', 1: 'one', 3: 'three', 4: 'four' };

/** How course pages are laid out: 0 (default), 1, 3 or 4 on the wire. */
export const layoutCodec = z.codec(
  z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
  z.custom<CourseLayout>(),
  { decode: (wire) => inside[wire], encode: (layout) => onWire[layout] },
);
