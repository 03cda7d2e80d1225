import { readFileSync } from 'node:fs';

const everyMs = 200;
/** Samples of a new process that are left out: it still loads code and checks a password (ms). */
const settlingMs = 3_000;
/** Number of samples that show the usual memory of a process that receives a film. */
const usualSamples = 50;

type Life = { readonly pid: number; readonly begun: number; readonly samples: number[] };

/** The resident memory of a server while it receives a film; a killed and a new process are looked at apart. */
export class MemoryWatch {
  private lives: Life[] = [];
  private timer: NodeJS.Timeout | undefined;

  watch(pid: number): void {
    clearInterval(this.timer);
    const life = this.lives.find((each) => each.pid === pid) ?? { pid, begun: performance.now(), samples: [] };
    if (!this.lives.includes(life)) this.lives.push(life);
    this.timer = setInterval(() => {
      if (performance.now() - life.begun < settlingMs) return;
      const bytes = residentBytes(pid);
      if (bytes !== null) life.samples.push(bytes);
    }, everyMs);
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** The largest growth of a life above the most that it had in its first ten seconds (bytes). */
  growth(): number {
    return Math.max(0, ...this.lives.map(({ samples }) => Math.max(0, ...samples) - beginOf(samples)));
  }

  /** `212 to 230 MB`, for each life. */
  summary(): string {
    return this.lives
      .filter(({ samples }) => samples.length > 0)
      .map(({ samples }) => `${Math.round(beginOf(samples) / 1e6)} to ${Math.round(Math.max(...samples) / 1e6)} MB`)
      .join(', ');
  }
}

const beginOf = (samples: readonly number[]): number => Math.max(0, ...samples.slice(0, usualSamples));

/** `null` for a process that has ended. */
function residentBytes(pid: number): number | null {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024;
  } catch {
    return null;
  }
}
