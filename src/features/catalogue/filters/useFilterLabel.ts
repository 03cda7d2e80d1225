import type { Currency } from '../../../domain/pricing/currency.ts';
import { bandLimits, type FilterName, lengthLimits } from '../../../domain/search/itemFilters.ts';
import { courseTypeMessages } from '../../../i18n/catalogue/courseTypes.ts';
import { listMessages } from '../../../i18n/catalogue/list.ts';
import { listingMessages } from '../../../i18n/catalogue/listing.ts';
import { countOf, formatPrice } from '../../../i18n/format.ts';
import { formatMonth } from '../../../i18n/formatMonth.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useSiteSettings } from '../../site/useSite.ts';

type Words = (typeof listMessages)['th'];

/** The words of a filter's value. */
export function useFilterLabel(): (name: FilterName, value: string) => string {
  const texts = useMessages(listMessages);
  const { courseTypes } = useMessages(listingMessages);
  const { levels } = useMessages(courseTypeMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const hours = (count: number) => countOf(count, 'hour', language);
  const { short, medium } = lengthLimits;
  const plain: Readonly<Record<string, string>> = {
    ...{ on: texts.onOffer, ...texts.languages, ...courseTypes, ...levels, ...priceWords(texts, currency) },
    ...{ short: texts.upTo(hours(short)), long: texts.above(hours(medium)) },
    medium: texts.between(String(short), hours(medium)),
  };
  return (name, value) => (name === 'month' ? formatMonth(value, language) : (plain[value] ?? value));
}

function priceWords(texts: Words, currency: Currency): Readonly<Record<string, string>> {
  const { low, middle } = bandLimits[currency];
  const amount = (minor: number) => formatPrice(minor, currency);
  return {
    ...{ free: texts.free, low: texts.upTo(amount(low)), high: texts.above(amount(middle)) },
    middle: texts.between(amount(low), amount(middle)),
  };
}
