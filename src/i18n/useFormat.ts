import { useMemo } from 'react';
import type { Duration } from '../domain/learning/duration.ts';
import type { Language } from '../domain/localText.ts';
import * as format from './format.ts';
import { useLanguage } from './useLanguage.ts';

/** The formatters of `format.ts` that speak a language, bound to the current one. */
export function useFormat() {
  const { language } = useLanguage();
  return useMemo(() => formatsIn(language), [language]);
}

function formatsIn(language: Language) {
  return {
    date: (at: number) => format.formatDate(at, language),
    dateTime: (at: number) => format.formatDateTime(at, language),
    time: (at: number) => format.formatTime(at, language),
    length: (length: number) => format.formatLength(length, language),
    term: (term: Duration) => format.formatTerm(term, language),
  };
}
