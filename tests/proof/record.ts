/** The last complete run of a proof: figures, commit and time. */
export type RecordRow = {
  readonly name: string;
  readonly seedFrom: number;
  readonly seedTo: number;
  readonly cases: number;
  readonly seconds: number;
  readonly commit: string;
  readonly endedAt: string;
  readonly failures: readonly string[];
  readonly notes: readonly string[];
};

const rowsBegin = '<!-- rows of the record, as data:';
const rowsEnd = '-->';

/** The rows of a record; none if it has another format. */
export function readRecord(text: string): RecordRow[] {
  const begin = text.indexOf(rowsBegin);
  const end = text.indexOf(rowsEnd, begin);
  return begin < 0 || end < 0 ? [] : JSON.parse(text.slice(begin + rowsBegin.length, end));
}

/** The rows after a run: new results replace old ones, others stay. */
export function withRuns(before: readonly RecordRow[], runs: readonly RecordRow[]): RecordRow[] {
  const others = before.filter(({ name }) => !runs.some((run) => run.name === name));
  return [...others, ...runs].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export function writeRecord(rows: readonly RecordRow[]): string {
  const failures = rows.flatMap(({ name, failures }) => failures.map((failure) => `- **${name}**: ${failure}`));
  const notes = rows.flatMap(({ name, notes }) => notes.map((note) => `- **${name}**: ${note}`));
  return [
    '# Result of the long proofs',
    '',
    'Written by `npm run proof`; each row is of its own commit and instant. The same seeds give the same cases.',
    '',
    '| Proof | Seeds | Cases | Failures | Seconds | Ended | Commit |',
    '|---|--:|--:|--:|--:|---|---|',
    ...rows.map(
      ({ name, seedFrom, seedTo, cases, failures, seconds, endedAt, commit }) =>
        `| ${name} | ${seedFrom} to ${seedTo} | ${cases} | ${failures.length} | ${seconds} | ${endedAt} | ${commit} |`,
    ),
    '',
    '## Failures',
    '',
    ...(failures.length > 0 ? failures : ['None.']),
    ...(notes.length > 0 ? ['', '## Notes', '', ...notes] : []),
    '',
    // The end of a comment must be escaped.
    `${rowsBegin}${JSON.stringify(rows).replaceAll('>', '\\u003e')}${rowsEnd}`,
    '',
  ].join('\n');
}
