import type { Language } from '../domain/localText.ts';
import { fieldProblems as en } from './en/fieldProblems.ts';
import { registration as enRegistration } from './en/registration.ts';
import { report as enReport } from './en/report.ts';
import { fieldProblems as th } from './th/fieldProblems.ts';
import { registration as thRegistration } from './th/registration.ts';
import { report as thReport } from './th/report.ts';

/** The form's own words for what is missing in a report, by `report.` and the field. */
const ofReport = (problems: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, sentence]) => [`report.${field}`, sentence]));

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  th: { ...th, ...thRegistration.problems, ...ofReport(thReport.problems) },
  en: { ...en, ...enRegistration.problems, ...ofReport(enReport.problems) },
};

/** The sentence under a faulty field; the general one for a code without words of its own. */
export const fieldProblem = (code: string, language: Language): string =>
  words[language][code] ?? words[language].invalid ?? code;
