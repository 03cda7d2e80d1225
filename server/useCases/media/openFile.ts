import type { Db } from '../../store/database/connection.ts';
import { isOpenFile } from '../../store/media/media.ts';

/** How long (ms) a yes is cached: a film is fetched in many pieces. */
const believedForMs = 60_000;
const yesesMaximum = 1_000;

/** Whether everybody may fetch a file, checked at most once a minute while allowed. */
export function openFileChecker(db: Db): (storedName: string, now: number) => Promise<boolean> {
  const believedUntil = new Map<string, number>();
  return async (storedName, now) => {
    if ((believedUntil.get(storedName) ?? 0) > now) return true;
    if (!(await isOpenFile(db, storedName))) return believedUntil.delete(storedName) && false;
    if (believedUntil.size >= yesesMaximum) believedUntil.clear();
    believedUntil.set(storedName, now + believedForMs);
    return true;
  };
}
