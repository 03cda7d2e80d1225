import type { Language } from '../domain/localText.ts';
import { fieldProblems as en } from './en/fieldProblems.ts';
import { registration as enRegistration } from './en/registration.ts';
import { fieldProblems as th } from './th/fieldProblems.ts';
import { registration as thRegistration } from './th/registration.ts';

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  th: { ...th, ...thRegistration.problems },
  en: { ...en, ...enRegistration.problems },
};

/** The sentence under a faulty field; the general one for a code without words of its own. */
export const fieldProblem = (code: string, language: Language): string =>
  words[language][code] ?? words[language].invalid ?? code;
