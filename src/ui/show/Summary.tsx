import type { ReactNode } from 'react';

export type SummaryLine = { key: string; label: ReactNode; amount: ReactNode; discount?: boolean };

/** Lines of a sum. Amounts arrive formatted: `src/domain` computes. */
export function Summary({
  lines,
  total,
  leaf = false,
}: {
  lines: readonly SummaryLine[];
  total: { label: ReactNode; amount: ReactNode };
  /** Styled as a leaf of its own. */
  leaf?: boolean;
}) {
  return (
    <dl className={leaf ? 'sum leaf' : 'sum'}>
      {lines.map((line) => (
        <div key={line.key}>
          <dt>{line.label}</dt>
          <dd className={line.discount ? 'less' : undefined}>{line.amount}</dd>
        </div>
      ))}
      <div className="tot">
        <dt>{total.label}</dt>
        <dd className="price price-l">{total.amount}</dd>
      </div>
    </dl>
  );
}
