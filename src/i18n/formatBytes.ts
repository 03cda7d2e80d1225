import { gigabyteBytes } from '../domain/site/interfaceConstants.ts';
import { NBSP } from './format.ts';

/** The size of a file or of downloads: `850 KB`, `12.4 MB`. Takes bytes. */
export function formatBytes(bytes: number): string {
  const [size, unit] =
    bytes < 1e6 ? [bytes / 1e3, 'KB'] : bytes < gigabyteBytes ? [bytes / 1e6, 'MB'] : [bytes / gigabyteBytes, 'GB'];
  return `${size < 10 ? Math.round(size * 10) / 10 : Math.round(size)}${NBSP}${unit}`;
}
