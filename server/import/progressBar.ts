import type { WriteStream } from 'node:tty';
import { countText } from './countText.ts';
import type { ImportProgress } from './importOutcome.ts';

const width = 30;
const steps = { checked: 'Looking', written: 'Writing' } as const;

/** A progress bar on a terminal; elsewhere a line for every tenth. */
export function progressBar(stream: Pick<WriteStream, 'isTTY' | 'write'>): {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
} {
  let shown = '';
  return {
    show: ({ step, done, total }) => {
      const part = total === 0 ? 1 : done / total;
      const tenth = `${step} ${Math.floor(part * 10)}`;
      if (!stream.isTTY && tenth === shown) return;
      shown = tenth;
      const percent = `${Math.floor(part * 100)} %`.padStart(5);
      const filled = Math.floor(part * width);
      const bar = `${steps[step]} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${percent}`;
      const counted = step === 'checked' ? `  ${countText(done)} of ${countText(total)}` : '';
      stream.write(stream.isTTY ? `\r\u001b[2K${bar}${counted}` : `${bar}${counted}\n`);
    },
    end: () => {
      if (stream.isTTY && shown !== '') stream.write('\n');
    },
  };
}
