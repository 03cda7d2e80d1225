import type { WriteStream } from 'node:tty';
import { countText } from './countText.ts';

/** How far a command is. */
export type ShownProgress = {
  readonly title: string;
  readonly done: number;
  readonly total: number;
  /** Whether the counts mean something to a person. */
  readonly isCounted: boolean;
};

const width = 30;

/** A progress bar on a terminal; elsewhere a line for every tenth. */
export function progressBar(stream: Pick<WriteStream, 'isTTY' | 'write'>): {
  readonly show: (progress: ShownProgress) => void;
  readonly end: () => void;
} {
  let shown = '';
  return {
    show: ({ title, done, total, isCounted }) => {
      const part = total === 0 ? 1 : Math.min(1, done / total);
      const tenth = `${title} ${Math.floor(part * 10)}`;
      if (!stream.isTTY && tenth === shown) return;
      shown = tenth;
      const percent = `${Math.floor(part * 100)} %`.padStart(5);
      const filled = Math.floor(part * width);
      const bar = `${title} [${'#'.repeat(filled)}${'-'.repeat(width - filled)}] ${percent}`;
      const counted = isCounted ? `  ${countText(done)} of ${countText(total)}` : '';
      stream.write(stream.isTTY ? `\r\u001b[2K${bar}${counted}` : `${bar}${counted}\n`);
    },
    end: () => {
      if (stream.isTTY && shown !== '') stream.write('\n');
    },
  };
}
