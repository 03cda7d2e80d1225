import { runProcess } from '../support/run/processes.ts';

const periodMs = 40;

/**
 * Lets every process of the browser with this profile run for one `factor`th of the time only, and answers the way to let
 * go. The browser's own throttle slows down the page and not its workers ("only supported for pages, not workers").
 */
export async function slowDown(profile: string, factor: number): Promise<() => Promise<void>> {
  const processes = await processesOf(profile);
  const tell = (signal: NodeJS.Signals) => {
    for (const pid of processes) {
      try {
        process.kill(pid, signal);
      } catch {
        // One that has ended needs no pace.
      }
    }
  };
  let timer: NodeJS.Timeout;
  const rest = () => {
    tell('SIGSTOP');
    timer = setTimeout(work, periodMs - periodMs / factor);
  };
  const work = () => {
    tell('SIGCONT');
    timer = setTimeout(rest, periodMs / factor);
  };
  work();
  return async () => {
    clearTimeout(timer);
    tell('SIGCONT');
  };
}

/** The browser and all that it has started. */
async function processesOf(profile: string): Promise<readonly number[]> {
  const { output } = await runProcess('ps', ['-eo', 'pid=,ppid=,args='], { quiet: true });
  const all = [...output.matchAll(/^\s*(\d+)\s+(\d+)\s(.*)$/gm)].map(([, pid, parent, call = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    call,
  }));
  const found = new Set(all.filter(({ call }) => call.includes(`--user-data-dir=${profile}`)).map(({ pid }) => pid));
  for (const pid of found) for (const one of all) if (one.parent === pid) found.add(one.pid);
  return [...found];
}
