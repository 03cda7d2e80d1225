import { Suspense } from 'react';
import type { ShopFigures } from '../../../domain/order/salesFigures.ts';
import { bangkokDayStart } from '../../../domain/time.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import '../../../ui/styles/table.css';

const SalesPlot = lazyPart(async () => (await import('./SalesPlot.tsx')).SalesPlot);

/** Sales of each step as a plot, with the same figures as a table for keyboards and screen readers. */
export function SalesPart({ figures }: { figures: ShopFigures }) {
  const texts = useMessages(shopFiguresMessages).plot;
  return (
    <section className="stack stack-3" aria-labelledby="overview-sales">
      <h2 id="overview-sales">{texts.title}</h2>
      <p className="mut">{texts.counted}</p>
      <Suspense fallback={<Loading />}>
        <SalesPlot figures={figures} />
      </Suspense>
      <details>
        <summary>{texts.asTable}</summary>
        <SalesTable figures={figures} />
      </details>
    </section>
  );
}

function SalesTable({ figures: { steps, currency } }: { figures: ShopFigures }) {
  const texts = useMessages(shopFiguresMessages).plot;
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll a table wider than the screen
    <section className="tbl-scroll" aria-label={texts.table} tabIndex={0}>
      <table className="tbl">
        <thead>
          <tr>
            <th>{texts.columns.step}</th>
            <th className="r">{texts.columns.sales}</th>
            <th className="r">{texts.columns.before}</th>
            <th className="r">{texts.columns.orders}</th>
            <th className="r">{texts.columns.refunds}</th>
          </tr>
        </thead>
        <tbody>
          {steps.toReversed().map((step) => (
            <tr key={step.day}>
              <td>
                <time dateTime={step.day}>{format.date(bangkokDayStart(step.day))}</time>
              </td>
              <td className="r">{formatMoney(step.sales, currency)}</td>
              <td className="r">{formatMoney(step.before, currency)}</td>
              <td className="r">{formatCount(step.orders)}</td>
              <td className="r">{formatMoney(step.refunds, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
