import type { Language } from '../domain/localText.ts';
import { addresses as enAddresses } from './en/addresses.ts';
import { comment as enComment } from './en/comment.ts';
import { fieldProblems as en } from './en/fieldProblems.ts';
import { moderation as enModeration } from './en/moderation.ts';
import { pageEditing as enPageEditing } from './en/pageEditing.ts';
import { registration as enRegistration } from './en/registration.ts';
import { report as enReport } from './en/report.ts';
import { seller as enSeller } from './en/seller.ts';
import { shipping as enShipping } from './en/shipping.ts';
import { shippingOptions as enShippingOptions } from './en/shippingOptions.ts';
import { shopQuestions as enShopQuestions } from './en/shopQuestions.ts';
import { shopWindow as enShopWindow } from './en/shopWindow.ts';
import { taxData as enTaxData } from './en/taxData.ts';
import { addresses as thAddresses } from './th/addresses.ts';
import { comment as thComment } from './th/comment.ts';
import { fieldProblems as th } from './th/fieldProblems.ts';
import { moderation as thModeration } from './th/moderation.ts';
import { pageEditing as thPageEditing } from './th/pageEditing.ts';
import { registration as thRegistration } from './th/registration.ts';
import { report as thReport } from './th/report.ts';
import { seller as thSeller } from './th/seller.ts';
import { shipping as thShipping } from './th/shipping.ts';
import { shippingOptions as thShippingOptions } from './th/shippingOptions.ts';
import { shopQuestions as thShopQuestions } from './th/shopQuestions.ts';
import { shopWindow as thShopWindow } from './th/shopWindow.ts';
import { taxData as thTaxData } from './th/taxData.ts';

/** The form's own words for what is missing in a report, or has not come yet, by `report.` and their name. */
const ofReport = ({ problems, dateFuture }: typeof thReport): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...problems, dateFuture }).map(([name, sentence]) => [`report.${name}`, sentence]),
  );

const words: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  th: {
    ...th,
    ...thRegistration.problems,
    ...thRegistration.labelProblems,
    ...thAddresses.problems,
    ...thTaxData.problems,
    ...thComment.problems,
    ...thPageEditing.problems,
    ...thModeration.problems,
    ...thSeller.problems,
    ...thShipping.problems,
    ...thShippingOptions.problems,
    ...thShopQuestions.problems,
    ...thShopWindow.problems,
    ...ofReport(thReport),
  },
  en: {
    ...en,
    ...enRegistration.problems,
    ...enRegistration.labelProblems,
    ...enAddresses.problems,
    ...enTaxData.problems,
    ...enComment.problems,
    ...enPageEditing.problems,
    ...enModeration.problems,
    ...enSeller.problems,
    ...enShipping.problems,
    ...enShippingOptions.problems,
    ...enShopQuestions.problems,
    ...enShopWindow.problems,
    ...ofReport(enReport),
  },
};

/** The sentence under a faulty field; the general one for a code without words of its own. */
export const fieldProblem = (code: string, language: Language): string =>
  words[language][code] ?? words[language].invalid ?? code;
