import { type CourseType, courseTypes } from '../../src/domain/catalogue/course.ts';
import { compactText } from '../../src/domain/search/compactText.ts';
import { courseTypeWords } from '../../src/domain/search/courseTypeWords.ts';
import { noPlaces, type Places, withPlace } from '../../src/domain/search/places.ts';
import { normaliseSearchText } from '../../src/domain/search/search.ts';

/** Normalised texts of each course type. */
export const kindTexts: ReadonlyMap<CourseType, string> = new Map(
  courseTypes.map((type) => [type, normaliseSearchText(courseTypeWords[type])]),
);

/** Rows by course type, which match the type's words without containing them. */
export type KindPlaces = {
  readonly add: (place: number, kind: CourseType) => void;
  /** The rows of every type with a compact word. */
  readonly placesOf: (word: string) => readonly Places[];
};

export function kindPlaces(): KindPlaces {
  const kinds = new Map(
    [...kindTexts].map(([kind, text]) => [kind, { text: ` ${compactText(text)} `, places: noPlaces }]),
  );
  return {
    add: (place, kind) => {
      const of = kinds.get(kind);
      if (of !== undefined) of.places = withPlace(of.places, place);
    },
    placesOf: (word) => [...kinds.values()].flatMap(({ text, places }) => (text.includes(word) ? [places] : [])),
  };
}
