import { useQuery } from '@tanstack/react-query';
import { isAtPlace, type PostcodePlace } from '../../domain/people/postcodePlace.ts';
import { bangkok } from '../../domain/people/thaiProvinces.ts';
import { plainEntry } from '../../domain/plainEntry.ts';
import { addressMessages } from '../../i18n/people/addresses.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { postcodePlacesQuery } from './postcodePlacesQuery.ts';

/** The subdistricts of the typed postcode, of which one fills the fields below; nothing until they are known. */
export function PlaceOfPostcode({
  postcode,
  values,
  onPlace,
}: {
  postcode: string;
  values: PostcodePlace;
  onPlace: (place: PostcodePlace) => void;
}) {
  const texts = useMessages(addressMessages).place;
  const places = useQuery(postcodePlacesQuery(plainEntry(postcode))).data ?? [];
  if (places.length === 0) return null;
  const choose = (at: string) => {
    const place = places[Number(at)];
    if (at !== '' && place !== undefined) onPlace(place);
  };
  return (
    <div className="full">
      <SelectField
        label={texts.label}
        hint={texts.hint}
        placeholder={texts.choose}
        value={String(places.findIndex((place) => isAtPlace(values, place))).replace('-1', '')}
        onText={choose}
        choices={places.map((place, at) => ({ value: String(at), label: placeText(place) }))}
      />
    </div>
  );
}

const placeText = ({ subdistrict, district, province }: PostcodePlace): string =>
  province === bangkok
    ? `แขวง${subdistrict} เขต${district} ${province}`
    : `ต.${subdistrict} อ.${district} จ.${province}`;
