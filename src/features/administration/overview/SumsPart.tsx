import { changePercent, type FigureStep, type ShopFigures } from '../../../domain/order/salesFigures.ts';
import { conversionPercent } from '../../../domain/site/visits.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';

/** Sums of the period, each beside the period before. */
export function SumsPart({ figures, step }: { figures: ShopFigures; step: FigureStep }) {
  const texts = useMessages(shopFiguresMessages);
  const { now, before, learners, currency } = figures;
  const money = (minor: number) => formatMoney(minor, currency);
  const sums = [
    { kind: 'sales', now: now.sales, before: before.sales, format: money },
    { kind: 'orders', now: now.orders, before: before.orders, format: formatCount },
    { kind: 'refunds', now: now.refunds, before: before.refunds, format: money },
    { kind: 'learners', ...learners, format: formatCount },
  ] as const;
  return (
    <section className="stack stack-3" aria-labelledby="overview-sums">
      <h2 id="overview-sums">{texts.periods[step]}</h2>
      <dl className="ov-tiles">
        {sums.map((sum) => (
          <div key={sum.kind} className="leaf ov-tile">
            <dt>{texts.sums[sum.kind]}</dt>
            <dd className="ov-figure num">
              {sum.format(sum.now)} <Change percent={changePercent(sum.now, sum.before)} />
            </dd>
            <dd className="mut num">{texts.sums.before(sum.format(sum.before))}</dd>
          </div>
        ))}
        <Conversion figures={figures} />
      </dl>
    </section>
  );
}

/** Purchases for each hundred views. People who do not agree to be counted are in neither. */
function Conversion({ figures: { visits } }: { figures: ShopFigures }) {
  const texts = useMessages(shopFiguresMessages).conversion;
  const [now, before] = [conversionPercent(visits.now), conversionPercent(visits.before)];
  const { views, purchases } = visits.now;
  return (
    <div className="leaf ov-tile">
      <dt>{texts.title}</dt>
      <dd className="ov-figure num">{now === null ? '–' : texts.percent(String(now))}</dd>
      <dd className="mut num">{texts.counted(formatCount(purchases), formatCount(views))}</dd>
      {before !== null && <dd className="mut num">{texts.before(texts.percent(String(before)))}</dd>}
    </div>
  );
}

/** Without a sign of good or bad: fewer refunds are better, fewer sales are not. */
function Change({ percent }: { percent: number | null }) {
  const { change } = useMessages(shopFiguresMessages).sums;
  if (percent === null) return null;
  return <span className="ov-change">{change(percent > 0 ? `+${formatCount(percent)}` : String(percent))}</span>;
}
