import { formatTable } from '../support/run/formatTable.ts';
import type { BenchRow } from './bench.ts';

/** One bench's figures and where they were taken. */
export type BenchResult = {
  readonly name: string;
  readonly rows: readonly BenchRow[];
  readonly commit: string;
  readonly endedAt: Date;
  /** Node and processor. */
  readonly machine: string;
  /** Share of the processors that other programs used just before, 0 to 1. */
  readonly busy: number;
};

/** Other programs above this share of the processors make figures that nobody should believe. */
const busyAbove = 0.1;

/** A remark for a machine that was too busy, or null. */
export function busyRemark(busy: number): string | null {
  if (busy <= busyAbove) return null;
  return `Do not believe these figures: other programs used ${Math.round(busy * 100)} % of the processors.`;
}

/** The text of RESULT.md with the bench's section replaced, or added at the end. */
export function withResult(text: string, result: BenchResult): string {
  const head = `## ${result.name}\n`;
  const [before = '', ...sections] = text.split(/^(?=## )/m).map((section) => section.trimEnd());
  const written = `${head}\n${aboutRun(result)}\n\n${benchTable(result.rows)}`;
  const place = sections.findIndex((section) => `${section}\n`.startsWith(head));
  const all = place < 0 ? [...sections, written] : sections.with(place, written);
  return `${[before, ...all].join('\n\n')}\n`;
}

export function benchTable(rows: readonly BenchRow[]): string {
  return formatTable(['What', 'Ours', 'Against', 'Ratio'], rows.map(cellsOf));
}

export function cellsOf({ what, ours, against, ratio }: BenchRow): string[] {
  return [what, ours, against, ratio === null ? '' : ratio.toFixed(2)];
}

function aboutRun({ endedAt, commit, machine, busy }: BenchResult): string {
  const told = `${endedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC at ${commit}, ${machine}.`;
  const remark = busyRemark(busy);
  return remark === null ? told : `${told} **${remark}**`;
}
