import { useEffect, useRef } from 'react';
import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import type { ShopFigures } from '../../../domain/order/salesFigures.ts';
import { bangkokDayStart } from '../../../domain/time.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useMediaQuery } from '../../../ui/page/useMediaQuery.ts';
import { useTheme } from '../../../ui/page/useTheme.ts';

const height = 260;
/** Room for an amount beside the axis (px). */
const amountWidth = 90;

/** Sales of each step and of the period before, drawn on a canvas; the table beside it says the same. */
export function SalesPlot({ figures }: { figures: ShopFigures }) {
  const texts = useMessages(shopFiguresMessages).plot;
  const format = useFormat();
  const { theme } = useTheme();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const { steps, currency } = figures;
    const ink = inkOf(box, `${theme} ${isDark}`);
    const money = (minor: number) => formatMoney(minor, currency);
    const axis = {
      stroke: ink.text,
      font: ink.font,
      grid: { stroke: ink.line, width: 1 },
      ticks: { stroke: ink.line, width: 1 },
    };
    const plot = new UPlot(
      {
        width: box.clientWidth,
        height,
        scales: { x: { time: false } },
        axes: [
          {
            ...axis,
            values: (_, at) => at.map((index) => shortDay(steps[index], format.date)),
            space: 90,
            incrs: [1, 2, 3, 5, 7, 10, 15],
          },
          { ...axis, size: amountWidth, values: (_, amounts) => amounts.map(money) },
        ],
        series: [
          { label: texts.columns.step, value: (_, at) => (at === null ? '' : shortDay(steps[at], format.date)) },
          { label: texts.columns.sales, stroke: ink.now, width: 2, points: { show: true }, value: amountOf(money) },
          { label: texts.columns.before, stroke: ink.before, width: 2, dash: [6, 4], value: amountOf(money) },
        ],
      },
      [steps.map((_, at) => at), steps.map(({ sales }) => sales), steps.map(({ before }) => before)],
      box,
    );
    const watcher = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height }));
    watcher.observe(box);
    return () => {
      watcher.disconnect();
      plot.destroy();
    };
  }, [figures, texts, format, theme, isDark]);

  return <div ref={place} className="ov-plot num" aria-hidden="true" />;
}

const amountOf = (money: (minor: number) => string) => (_: UPlot, minor: number | null) =>
  minor === null ? '' : money(minor);

const shortDay = (step: ShopFigures['steps'][number] | undefined, format: (at: number) => string): string =>
  step === undefined ? '' : format(bangkokDayStart(step.day));

/** A canvas knows no CSS variables, so the colours are read again whenever the appearance changes. */
function inkOf(box: HTMLElement, _appearance: string) {
  const style = getComputedStyle(box);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    font: `12px ${style.fontFamily}`,
    text: read('--ink-2'),
    line: read('--line'),
    now: read('--pandan'),
    before: read('--ink-3'),
  };
}
