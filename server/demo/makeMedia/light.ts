/**
 * Light for flat drawings: every piece gets a soft shadow and a bright upper edge, as in layered paper, and the ground a
 * lamp above it. The lamp stands at the upper left of every picture.
 */

/** The filters and gradients; one `<defs>` for each picture that uses `lit` or `lamp`. */
export const lightDefs =
  '<defs>' +
  '<filter id="piece" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="1.6" result="soft"/>' +
  '<feSpecularLighting in="soft" surfaceScale="2.4" specularConstant=".5" specularExponent="14" lighting-color="#fff" result="shine">' +
  '<feDistantLight azimuth="235" elevation="48"/></feSpecularLighting>' +
  '<feComposite in="shine" in2="SourceAlpha" operator="in" result="edge"/>' +
  '<feComposite in="SourceGraphic" in2="edge" operator="arithmetic" k1="0" k2="1" k3=".45" k4="0" result="bright"/>' +
  '<feOffset in="soft" dx="1.6" dy="2.4" result="cast"/>' +
  '<feFlood flood-color="#08130E" flood-opacity=".34"/><feComposite in2="cast" operator="in" result="shade"/>' +
  '<feMerge><feMergeNode in="shade"/><feMergeNode in="bright"/></feMerge></filter>' +
  '<filter id="thing" x="-30%" y="-30%" width="160%" height="160%" color-interpolation-filters="sRGB">' +
  '<feGaussianBlur in="SourceAlpha" stdDeviation="6"/><feOffset dx="5" dy="9" result="cast"/>' +
  '<feFlood flood-color="#08130E" flood-opacity=".5"/><feComposite in2="cast" operator="in" result="shade"/>' +
  '<feMerge><feMergeNode in="shade"/><feMergeNode in="SourceGraphic"/></feMerge></filter>' +
  '<radialGradient id="lamp" cx=".34" cy=".24" r=".95"><stop offset="0" stop-color="#fff" stop-opacity=".34"/>' +
  '<stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#08130E" stop-opacity=".42"/></radialGradient>' +
  '</defs>';

/** Lines thinner than this (units) are drawn on a piece and cast no shadow. */
const thinnestLit = 6.5;

const isPiece = (element: string): boolean => {
  if (!element.includes('fill="none"')) return true;
  return Number(/stroke-width="([\d.]+)"/.exec(element)?.[1] ?? 0) > thinnestLit;
};

/** A drawing whose pieces are lit one by one, and which casts a shadow on the ground. */
export const lit = (drawing: string): string => `<g filter="url(#thing)">${litPieces(drawing)}</g>`;

/** The same for pieces that lie close on what is behind them. */
export const litPieces = (drawing: string): string =>
  drawing.replaceAll(/<(?:rect|circle|ellipse|path) [^>]*\/>/g, (element) =>
    isPiece(element) ? element.replace('/>', ' filter="url(#piece)"/>') : element,
  );

/** The light of the lamp on a ground of this size; darker towards the lower right corner. */
export const lamp = (width: number, height: number): string =>
  `<rect width="${width}" height="${height}" fill="url(#lamp)"/>`;
