import { useQuery } from '@tanstack/react-query';
import { courseTypes } from '../../../domain/catalogue/course.ts';
import {
  descriptionMaximum,
  slugWordsMaximum,
  summaryMaximum,
  titleMaximum,
} from '../../../domain/catalogue/typedItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { categoriesQuery } from '../../catalogue/categoriesQuery.ts';
import { pathLabel } from '../catalogue/pathLabel.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { FormPart } from '../form/FormPart.tsx';
import { MediaField } from '../media/MediaField.tsx';
import type { FieldsPart } from './fieldsPart.ts';

/** Type, title, texts, category and address. */
export function BasicFields({ item, form }: FieldsPart) {
  const texts = useMessages(itemEditingMessages).fields;
  const categories = useCategoryChoices(item.kind);
  const types = useTypeChoices();
  const isCourse = item.kind === 'course';
  return (
    <FormPart title={texts.parts.basics}>
      {isCourse && (
        <DeskFields
          form={form}
          fields={[{ kind: 'choice', name: 'courseType', label: texts.courseType, choices: types }]}
        />
      )}
      <DeskFields
        form={form}
        fields={[
          { kind: 'languages', name: 'title', label: texts.name, maximum: titleMaximum, required: true },
          {
            ...{ kind: 'languages', name: 'summary', label: texts.summary, hint: texts.summaryHint },
            ...{ maximum: summaryMaximum, rows: 2 },
          },
        ]}
      />
      {isCourse && (
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'languages', name: 'description', label: texts.description, hint: texts.descriptionHint },
              ...{ maximum: descriptionMaximum, rows: 6 },
            },
          ]}
        />
      )}
      <div className="g2">
        <DeskFields
          form={form}
          fields={[
            { kind: 'choice', name: 'categoryId', label: texts.category, choices: categories, required: true },
            {
              ...{ kind: 'line', name: 'slugWords', label: texts.slugWords, hint: texts.slugHint(item.id) },
              ...{ maxLength: roomFor(slugWordsMaximum), required: true, autoCapitalize: 'none', spellCheck: false },
            },
            {
              ...{ kind: 'line', name: 'rank', label: texts.rank, hint: texts.rankHint },
              ...{ inputMode: 'numeric', required: true },
            },
          ]}
        />
      </div>
      <MediaField
        label={texts.teaser}
        hint={texts.teaserHint}
        kind="video"
        value={form.values.teaserMediumId}
        problem={form.problems.teaserMediumId}
        onChange={(medium) => form.change({ teaserMediumId: medium?.id ?? null })}
      />
    </FormPart>
  );
}

/** The types of a course. */
export function useTypeChoices() {
  const { courseTypes: names } = useMessages(itemEditingMessages).fields;
  return courseTypes.map((value) => ({ value, label: names[value] }));
}

/** The categories of a kind, in the shop's order. */
export function useCategoryChoices(kind: 'course' | 'product') {
  const { language } = useLanguage();
  const { data = [] } = useQuery(categoriesQuery);
  return data
    .filter((category) => category.kind === kind)
    .map((category) => ({ value: category.id, label: pathLabel(category, data, language) }));
}
