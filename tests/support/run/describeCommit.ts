import { runProcess } from './processes.ts';

/** The commit whose code runs, in short, and whether files differ from it. Results of earlier runs do not count. */
export async function describeCommit(): Promise<string> {
  const commit = await runProcess('git', ['rev-parse', '--short', 'HEAD'], { quiet: true });
  if (!commit.ok) return 'unknown (no git)';
  const changes = await runProcess('git', ['status', '--porcelain', '--', '.', ':!tests/*/RESULT.md'], { quiet: true });
  return `${commit.output.trim()}${changes.output.trim() ? ', with uncommitted changes' : ''}`;
}
