import { listCourses } from '../../src/contract/catalogue/catalogue.ts';
import { links } from '../../src/ui/press/links.ts';
import { formatTable } from '../support/run/formatTable.ts';
import { shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import { type Audit, audit, type ScoreName, scoreNames } from './audit.ts';
import { startTwin } from './twin.ts';

/** `npm run lighthouse -- course 1`: the pages whose name is among the words, or all; so many runs of each, or five. */
const wanted = process.argv.slice(2).filter((word) => !/^\d+$/.test(word));
const runs = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 5);

/** Minimum scores. */
const leastScores: Readonly<Record<ScoreName, number>> = {
  ...{ performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
};
/** Maxima: the largest paint as a multiple of the static page's, layout shift, blocked time in ms. */
const limits = { largestPaint: 1.3, shift: 0.02, blocked: 150 } as const;

type Row = { readonly cells: readonly string[]; readonly isMet: boolean };

/** Audits of both pages in turn, so that other load affects both. */
async function measure(address: string): Promise<{ ours: readonly Audit[]; against: readonly Audit[] }> {
  const twin = await startTwin(address);
  const ours: Audit[] = [];
  const against: Audit[] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      ours.push(await audit(address));
      against.push(await audit(twin.url));
      console.log(`${new URL(address).pathname}, run ${run}: ${say(ours.at(-1))} | static ${say(against.at(-1))}`);
    }
    return { ours, against };
  } finally {
    await twin.stop();
  }
}

const say = (one: Audit | undefined): string =>
  one === undefined
    ? ''
    : `${scoreNames.map((name) => one.scores[name]).join(' ')}, LCP ${one.largestPaint.toFixed(0)} ms, CLS ${one.shift.toFixed(3)}, TBT ${one.blocked.toFixed(0)} ms, benchmark index ${one.benchmark.toFixed(0)}`;

function rowsOf(page: string, ours: readonly Audit[], against: readonly Audit[]): Row[] {
  const scores = scoreNames.map((name): Row => {
    const score = medianOf(ours, ({ scores }) => scores[name]);
    const cells = [page, name, String(score), String(medianOf(against, ({ scores }) => scores[name]))];
    return { cells: [...cells, `≥ ${leastScores[name]}`], isMet: score >= leastScores[name] };
  });
  const of = (read: (one: Audit) => number) => [medianOf(ours, read), medianOf(against, read)] as const;
  const [paint, staticPaint] = of(({ largestPaint }) => largestPaint);
  const [shift, staticShift] = of((one) => one.shift);
  const [blocked, staticBlocked] = of((one) => one.blocked);
  const [machine, staticMachine] = of((one) => one.benchmark);
  return [
    ...scores,
    {
      cells: [
        page,
        'LCP',
        ms(paint),
        ms(staticPaint),
        `≤ ${limits.largestPaint} × (is ${(paint / staticPaint).toFixed(2)})`,
      ],
      isMet: paint <= limits.largestPaint * staticPaint,
    },
    {
      cells: [page, 'CLS', shift.toFixed(3), staticShift.toFixed(3), `≤ ${limits.shift}`],
      isMet: shift <= limits.shift,
    },
    {
      cells: [page, 'benchmark index', machine.toFixed(0), staticMachine.toFixed(0), 'of the machine'],
      isMet: true,
    },
    {
      cells: [page, 'TBT', ms(blocked), ms(staticBlocked), `≤ ${limits.blocked} ms`],
      isMet: blocked <= limits.blocked,
    },
  ];
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;

function medianOf(audits: readonly Audit[], read: (one: Audit) => number): number {
  const sorted = audits.map(read).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const shop = await startShop();
try {
  const [course] = (await shopClient(shop.url).call(listCourses)).rows;
  if (!course) throw new Error('The shop has no course');
  const pages = {
    home: '/',
    catalogue: links.courses(),
    course: links.course(course.slug),
  };
  const rows: Row[] = [];
  const faults = new Set<string>();
  for (const [name, path] of Object.entries(pages)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { ours, against } = await measure(`${shop.url}${path}`);
    rows.push(...rowsOf(name, ours, against));
    for (const fault of ours.flatMap((each) => each.faults)) faults.add(`${name}: ${fault}`);
  }
  const head = ['Page', 'What', 'Ours', 'Static', 'Limit', ''];
  console.log(
    `\n${formatTable(
      head,
      rows.map(({ cells, isMet }) => [...cells, isMet ? 'kept' : 'BROKEN']),
    )}`,
  );
  if (faults.size > 0) console.log(`\n${[...faults].join('\n')}`);
  process.exitCode = rows.length === 0 || rows.some(({ isMet }) => !isMet) ? 1 : 0;
} finally {
  await shop.stop();
}
