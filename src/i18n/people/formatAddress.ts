import type { Language } from '../../domain/localText.ts';
import type { PostalAddress } from '../../domain/people/postalAddress.ts';
import { addressLine, provinceOfPostcode } from '../../domain/people/postcodeProvince.ts';
import { bangkok, thaiProvinces } from '../../domain/people/thaiProvinces.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';

/** The province's name in a language; an unknown one as it is. */
export const provinceName = (province: string, language: Language): string =>
  language === 'th' ? province : (thaiProvinces.find(({ th }) => th === province)?.en ?? province);

/** An address in one line. Thai parts are labelled as on an envelope unless already typed so. */
export function formatAddress(address: PostalAddress, language: Language): string {
  const { line, subdistrict, district, province, postcode } = address;
  if (language === 'en') {
    return `${[line, subdistrict, district, provinceName(province, language)].join(', ')} ${postcode}`;
  }
  const [sub, dis, pro] = province === bangkok ? ['แขวง', 'เขต', ''] : ['ต.', 'อ.', 'จ.'];
  return [line, named(sub, subdistrict), named(dis, district), `${pro}${province}`, postcode].join(' ');
}

const typedNames = /^(?:ตำบล|ต\.|แขวง|อำเภอ|อ\.|เขต)/;
const named = (name: string | undefined, place: string): string => (typedNames.test(place) ? place : `${name}${place}`);

/** An invoice address in one line; the Thai one is the document's. */
export function taxAddress({ address, postcode }: Pick<TaxData, 'address' | 'postcode'>, language: Language): string {
  const province = provinceOfPostcode(postcode);
  if (language === 'th' || province === null || address.includes(province)) return addressLine(address, postcode);
  const name = provinceName(province, language);
  const isNamed = address.includes(name) || addressLine(address, postcode) === `${address} ${postcode}`;
  return isNamed ? `${address} ${postcode}` : `${address}, ${name} ${postcode}`;
}
