/** Banks with a logo in `public/bank-logos`; others show their name only (specification 9). */
const known: ReadonlySet<string> = new Set([
  ...['BAAC', 'BAY', 'BBL', 'CIMBT', 'GHB', 'GSB', 'HSBC', 'ICBCT', 'ISBT', 'KBANK', 'KKP', 'KTB', 'LHB', 'PROMPTPAY'],
  ...['SCB', 'TISCO', 'TTB', 'UOB'],
]);

/** Decoration beside the bank's name. */
export function BankLogo({ code }: { code: string }) {
  if (!known.has(code)) return null;
  return <img className="bank-mark" src={`/bank-logos/${code}.svg`} alt="" width={28} height={28} />;
}
