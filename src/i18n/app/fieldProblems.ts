import type { Language } from '../../domain/localText.ts';
import { fieldProblems as en } from '../en/app/fieldProblems.ts';
import { report as enReport } from '../en/buying/report.ts';
import { seller as enSeller } from '../en/buying/seller.ts';
import { shipping as enShipping } from '../en/buying/shipping.ts';
import { shippingOptions as enShippingOptions } from '../en/buying/shippingOptions.ts';
import { shopOffers as enShopOffers } from '../en/buying/shopOffers.ts';
import { shopPayments as enShopPayments } from '../en/buying/shopPayments.ts';
import { taxData as enTaxData } from '../en/buying/taxData.ts';
import { comment as enComment } from '../en/catalogue/comment.ts';
import { itemEditing as enItemEditing } from '../en/catalogue/itemEditing.ts';
import { media as enMedia } from '../en/catalogue/media.ts';
import { moderation as enModeration } from '../en/catalogue/moderation.ts';
import { pageEditing as enPageEditing } from '../en/catalogue/pageEditing.ts';
import { shopWindow as enShopWindow } from '../en/catalogue/shopWindow.ts';
import { addresses as enAddresses } from '../en/people/addresses.ts';
import { deskPeople as enDeskPeople } from '../en/people/deskPeople.ts';
import { registration as enRegistration } from '../en/people/registration.ts';
import { shopQuestions as enShopQuestions } from '../en/people/shopQuestions.ts';
import { fieldProblems as th } from '../th/app/fieldProblems.ts';
import { report as thReport } from '../th/buying/report.ts';
import { seller as thSeller } from '../th/buying/seller.ts';
import { shipping as thShipping } from '../th/buying/shipping.ts';
import { shippingOptions as thShippingOptions } from '../th/buying/shippingOptions.ts';
import { shopOffers as thShopOffers } from '../th/buying/shopOffers.ts';
import { shopPayments as thShopPayments } from '../th/buying/shopPayments.ts';
import { taxData as thTaxData } from '../th/buying/taxData.ts';
import { comment as thComment } from '../th/catalogue/comment.ts';
import { itemEditing as thItemEditing } from '../th/catalogue/itemEditing.ts';
import { media as thMedia } from '../th/catalogue/media.ts';
import { moderation as thModeration } from '../th/catalogue/moderation.ts';
import { pageEditing as thPageEditing } from '../th/catalogue/pageEditing.ts';
import { shopWindow as thShopWindow } from '../th/catalogue/shopWindow.ts';
import { addresses as thAddresses } from '../th/people/addresses.ts';
import { deskPeople as thDeskPeople } from '../th/people/deskPeople.ts';
import { registration as thRegistration } from '../th/people/registration.ts';
import { shopQuestions as thShopQuestions } from '../th/people/shopQuestions.ts';

/** The report form's own texts by `report.` and the field's problem. */
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
    ...thDeskPeople.problems,
    ...thTaxData.problems,
    ...thComment.problems,
    ...thPageEditing.problems,
    ...thMedia.problems,
    ...thModeration.problems,
    ...thSeller.problems,
    ...thShipping.problems,
    ...thShippingOptions.problems,
    ...thShopOffers.problems,
    ...thShopPayments.problems,
    ...thShopQuestions.problems,
    ...thShopWindow.problems,
    ...thItemEditing.problems,
    ...ofReport(thReport),
  },
  en: {
    ...en,
    ...enRegistration.problems,
    ...enRegistration.labelProblems,
    ...enAddresses.problems,
    ...enDeskPeople.problems,
    ...enTaxData.problems,
    ...enComment.problems,
    ...enPageEditing.problems,
    ...enMedia.problems,
    ...enModeration.problems,
    ...enSeller.problems,
    ...enShipping.problems,
    ...enShippingOptions.problems,
    ...enShopOffers.problems,
    ...enShopPayments.problems,
    ...enShopQuestions.problems,
    ...enShopWindow.problems,
    ...enItemEditing.problems,
    ...ofReport(enReport),
  },
};

/** The sentence under a faulty field; a general one for an unknown code. */
export const fieldProblem = (code: string, language: Language): string =>
  words[language][code] ?? words[language].invalid ?? code;
