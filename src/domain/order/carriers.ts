/** A carrier's names as shops write them, and the address that tracks a parcel. */
type Carrier = { readonly names: RegExp; readonly trackingUrl: (number: string) => string };

const carriers: readonly Carrier[] = [
  {
    names: /ไปรษณีย์|thai(land)?\s*post|\bems\b/i,
    trackingUrl: (number) => `https://track.thailandpost.co.th/?trackNumber=${number}`,
  },
  { names: /flash|แฟลช/i, trackingUrl: (number) => `https://www.flashexpress.co.th/fle/tracking?se=${number}` },
  { names: /kerry|\bkex\b|เคอรี่/i, trackingUrl: (number) => `https://th.kex-express.com/th/track/?track=${number}` },
  { names: /dhl/i, trackingUrl: (number) => `https://www.dhl.com/th-en/home/tracking.html?tracking-id=${number}` },
];

/** The carrier's page of a parcel; `null` for an unknown carrier or without a number. */
export function trackingUrlOf(carrier: string | null, trackingNumber: string | null): string | null {
  if (carrier === null || trackingNumber === null) return null;
  const known = carriers.find(({ names }) => names.test(carrier));
  return known?.trackingUrl(encodeURIComponent(trackingNumber.replace(/\s/g, ''))) ?? null;
}
