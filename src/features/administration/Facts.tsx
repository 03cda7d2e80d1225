import type { ReactNode } from 'react';

export type Fact = { readonly key: string; readonly label: string; readonly value: ReactNode };

/** Names and values, one pair a line; pairs without a value are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="sum sm adm-facts">
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
