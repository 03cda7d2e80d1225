/** Bank badges: a disc in the bank's familiar colour with its code. Drawn here; no trademark is copied. */
const discs: Record<string, readonly [letters: string, disc: string, ink?: string]> = {
  KBANK: ['KB', '#1B7F3B'],
  SCB: ['SCB', '#553285'],
  BBL: ['BBL', '#1F3A8A'],
  KTB: ['KTB', '#0B7198'],
  BAY: ['BAY', '#F5C63C', '#3A2A20'],
  GSB: ['GSB', '#C2277F'],
  TTB: ['ttb', '#12306B'],
  UOB: ['UOB', '#0B3979'],
  CIMBT: ['CIMB', '#8C1D24'],
  TISCO: ['TISCO', '#17599C'],
  HSBC: ['HSBC', '#A8171F'],
  PROMPTPAY: ['PP', '#12496B'],
};

function badge(letters: string, disc: string, ink = '#FFFFFF'): string {
  const size = [0, 0, 18, 14.5, 12, 10][letters.length] ?? 10;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<circle cx="20" cy="20" r="20" fill="${disc}"/>` +
    `<text x="20" y="${20 + size * 0.36}" font-family="Anuphan Variable,Anuphan,Noto Sans,Helvetica,Arial,sans-serif" font-size="${size}" font-weight="700" fill="${ink}" text-anchor="middle">${letters}</text></svg>`
  );
}

/** Bank code to the badge as an SVG document. */
export const bankBadges: Record<string, string> = Object.fromEntries(
  Object.entries(discs).map(([code, [letters, disc, ink]]) => [code, badge(letters, disc, ink)]),
);
