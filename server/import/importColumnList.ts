import { replaceBetween } from '../base/replaceBetween.ts';
import { curriculumColumns } from './curriculumColumns.ts';
import { importColumns, longestPlanList, planColumns } from './importColumns.ts';

const lectureMarks = { begin: '<!-- lectures:begin -->', end: '<!-- lectures:end -->' };
const marks = { begin: '<!-- import:begin -->', end: '<!-- import:end -->' };
const whose = { both: '', course: 'courses', product: 'products' } as const;

/** Replaces the tables of import columns between their marks. */
export function withImportColumns(text: string): string {
  const rows = importColumns.map(([name, of, meaning]) => [name, whose[of], meaning]);
  const plans = planColumns.map(([name, meaning]) => [`plan_1_${name}`, 'courses', meaning]);
  const lines = [...rows, ...plans].map(([name, of, meaning]) => `| \`${name}\` | ${of} | ${meaning} |`);
  const head = ['| Column | For | Meaning |', '|---|---|---|'];
  const last = `\nFurther plans are \`plan_2_…\` to \`plan_${longestPlanList}_…\`.`;
  const ofItems = replaceBetween(text, marks, [...head, ...lines, last].join('\n'));
  const lectures = curriculumColumns.map(([name, meaning]) => `| \`${name}\` | ${meaning} |`);
  return replaceBetween(ofItems, lectureMarks, ['| Column | Meaning |', '|---|---|', ...lectures].join('\n'));
}
