import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { freePort } from '../support/run/processes.ts';

export const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type ScoreName = (typeof scoreNames)[number];

/** Result of one Lighthouse run: scores of 100, times in ms. */
export type Audit = {
  readonly scores: Readonly<Record<ScoreName, number>>;
  readonly largestPaint: number;
  readonly shift: number;
  readonly blocked: number;
  /** Lighthouse's measure of the machine; a phone's times below about 1,000 say more of the machine than of the page. */
  readonly benchmark: number;
  /** Failed audits, except for performance timings. */
  readonly faults: readonly string[];
};

/** How long a page may take to become quiet (ms). */
const quietWithin = 45_000;
const metrics = {
  largestPaint: 'largest-contentful-paint',
  shift: 'cumulative-layout-shift',
  blocked: 'total-blocking-time',
};

/** Faults of Lighthouse's own recording, which say nothing of the page. */
const recordingFaults = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_SCREENSHOTS']);
const attempts = 3;

/** Looks at a page as Lighthouse's phone does, in a new browser of somebody who reads Thai. */
export async function audit(address: string): Promise<Audit> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await look(address);
    const fault = result?.lhr.runtimeError;
    if (result && !fault) return readResult(result.lhr);
    if (attempt === attempts || !recordingFaults.has(fault?.code ?? ''))
      throw new Error(`${address}: ${fault?.message}`);
    console.log(`   ${fault?.code}: looked at again`);
  }
}

async function look(address: string): ReturnType<typeof lighthouse> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags, '--accept-lang=th-TH,th', `--remote-debugging-port=${port}`],
  });
  try {
    return await lighthouse(address, {
      ...{ port, hostname: '127.0.0.1', output: 'json', logLevel: 'error' },
      ...{ onlyCategories: [...scoreNames], maxWaitForLoad: quietWithin },
    });
  } finally {
    await browser.close();
  }
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function readResult({ categories, audits, environment }: Result): Audit {
  const numberOf = (name: string) => {
    const { numericValue } = audits[name] ?? {};
    if (numericValue === undefined) throw new Error(`Lighthouse did not tell ${name}`);
    return numericValue;
  };
  const scoreOf = (name: ScoreName) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaint: numberOf(metrics.largestPaint),
    shift: numberOf(metrics.shift),
    blocked: numberOf(metrics.blocked),
    benchmark: environment.benchmarkIndex,
    faults: scoreNames.filter((name) => name !== 'performance').flatMap((name) => faultsOf(name, categories, audits)),
  };
}

/** Audits that count and were not passed whole, each with the places that it names. */
function faultsOf(name: ScoreName, categories: Result['categories'], audits: Result['audits']): string[] {
  const counted = categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  return counted.flatMap(({ id }) => {
    const found = audits[id];
    if (!found || found.score === null || found.score >= 1) return [];
    return [`${name}: ${found.title}${placesOf(found.details)}`];
  });
}

function placesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: readonly Record<string, unknown>[] };
  const places = items.slice(0, 5).map((item) => {
    const { snippet, selector } = (item.node ?? {}) as { snippet?: string; selector?: string };
    return snippet ?? selector ?? item.description ?? item.url ?? item.source ?? JSON.stringify(item);
  });
  return places.map((place) => `\n     ${String(place).slice(0, 200)}`).join('');
}
