/**
 * The six category weaves as SVG pattern tiles, white on any ground.
 * The interface draws the same weaves in its own component; it is written again here because a script of the server
 * may not import the interface.
 */
interface Tile {
  readonly width: number;
  readonly height: number;
  readonly marks: string;
}

const weaves = {
  khit: {
    width: 32,
    height: 32,
    marks:
      '<path d="M16 1 31 16 16 31 1 16zM16 8l8 8-8 8-8-8z" fill="none" stroke="#fff" stroke-width="2.5" opacity=".24"/>' +
      '<path d="M16 13.5l2.5 2.5-2.5 2.5-2.5-2.5zM0-2.5 2.5 0 0 2.5-2.5 0zM32-2.5 34.5 0 32 2.5 29.5 0zM0 29.5l2.5 2.5L0 34.5-2.5 32zM32 29.5l2.5 2.5-2.5 2.5-2.5-2.5z" fill="#fff" opacity=".4"/>',
  },
  khluen: {
    width: 40,
    height: 20,
    marks:
      '<path d="M0 15C10 15 10 5 20 5s10 10 20 10M0 25C10 25 10 15 20 15s10 10 20 10M0 5c10 0 10-10 20-10s10 10 20 10" fill="none" stroke="#fff" stroke-width="2.5" opacity=".24"/>',
  },
  san: {
    width: 32,
    height: 32,
    marks:
      '<path d="M0 3h16v4H0zM0 10h16v4H0zM19 0h4v16h-4zM26 0h4v16h-4zM16 19h16v4H16zM16 26h16v4H16zM3 16h4v16H3zM10 16h4v16h-4z" fill="#fff" opacity=".2"/>',
  },
  phikun: {
    width: 36,
    height: 36,
    marks:
      '<g fill="#fff" opacity=".24"><ellipse cx="18" cy="10" rx="3" ry="6"/><ellipse cx="18" cy="26" rx="3" ry="6"/><ellipse cx="10" cy="18" rx="6" ry="3"/><ellipse cx="26" cy="18" rx="6" ry="3"/></g>' +
      '<g fill="#fff" opacity=".4"><circle cx="18" cy="18" r="2"/><circle r="3"/><circle cx="36" r="3"/><circle cy="36" r="3"/><circle cx="36" cy="36" r="3"/></g>',
  },
  kit: {
    width: 36,
    height: 36,
    marks:
      '<path d="M18 3v3h4v4h4v4h4v8h-4v4h-4v4h-4v3h-3v-3h-4v-4H7v-4H3v-8h4v-4h4V6h4V3z" fill="none" stroke="#fff" stroke-width="2" opacity=".26"/>' +
      '<path d="M15 13h6v3h3v5h-3v3h-6v-3h-3v-5h3z" fill="#fff" opacity=".26"/>',
  },
  mi: {
    width: 32,
    height: 24,
    marks:
      '<path d="M0 15v8M4 12v8M8 8v8M12 4v8M16 1v8M20 4v8M24 8v8M28 12v8" transform="translate(2)" stroke="#fff" stroke-width="3" opacity=".2"/>' +
      '<path d="M-4 3h8M28 3h8M12 18h8" transform="translate(2)" stroke="#fff" stroke-width="3" opacity=".28"/>',
  },
} as const satisfies Record<string, Tile>;

export type WeaveName = keyof typeof weaves;

/** A woven ground of the given size in user units: the colour, then the weave over it. */
export function wovenGround(weave: WeaveName, colour: string, width: number, height: number): string {
  const tile = weaves[weave];
  return (
    `<defs><pattern id="w-${weave}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse">` +
    `${tile.marks}</pattern></defs>` +
    `<rect width="${width}" height="${height}" fill="${colour}"/>` +
    `<rect width="${width}" height="${height}" fill="url(#w-${weave})"/>`
  );
}
