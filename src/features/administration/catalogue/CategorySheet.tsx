import { useQueryClient } from '@tanstack/react-query';
import { categoryResource } from '../../../contract/administration/categories.ts';
import {
  categoryNameMaximum,
  type DeskCategory,
  parentsFor,
  refuseCategory,
  storedCategory,
  typedCategory,
} from '../../../domain/catalogue/categoryTree.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { categoriesQuery } from '../../catalogue/categoriesQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useResourceForm } from '../form/useResourceForm.ts';
import { pathLabel } from './pathLabel.ts';

const pathMaximum = 80;
const kinds = ['course', 'product'] as const;

type Props = { category: DeskCategory | null; all: readonly DeskCategory[]; onClose: () => void };

/** A category, or a new one. */
export function CategorySheet({ category, all, onClose }: Props) {
  const texts = useMessages(itemEditingMessages).categories;
  const { language } = useLanguage();
  const form = useCategoryForm({ category, all, onClose });
  const { values, problems, change } = form;
  const title = category === null ? texts.add : texts.editOf(textIn(category.name, language));
  const parents = parentsFor({ id: category?.id ?? null, kind: values.kind }, all);
  return (
    <FormSheet title={title} onClose={onClose}>
      <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
        <StaleNote form={form} labels={{ ...texts, parentId: texts.parent }} />
        <SelectField
          label={texts.kind}
          value={values.kind}
          problem={problems.kind}
          choices={kinds.map((value) => ({ value, label: texts.kindNames[value] }))}
          onText={(text) => change({ kind: text === 'product' ? 'product' : 'course', parentId: '' })}
        />
        <DeskFields
          form={form}
          fields={[
            { kind: 'languages', name: 'name', label: texts.name, maximum: categoryNameMaximum, required: true },
            {
              ...{ kind: 'line', name: 'linkPath', label: texts.linkPath, hint: texts.linkPathHint, required: true },
              ...{ maxLength: roomFor(pathMaximum), autoCapitalize: 'none', spellCheck: false },
            },
            {
              ...{ kind: 'choice', name: 'parentId', label: texts.parent, placeholder: texts.noParent },
              choices: parents.map((each) => ({ value: each.id, label: pathLabel(each, all, language) })),
            },
          ]}
        />
      </DeskFormFrame>
    </FormSheet>
  );
}

function useCategoryForm({ category, all, onClose }: Props) {
  const { problems, categories } = useMessages(itemEditingMessages);
  const client = useQueryClient();
  return useResourceForm(categoryResource, {
    row: category,
    stored: typedCategory(category),
    refuse: (values) => sentencesOf(refuseCategory(values, category?.id ?? null, all), problems),
    wireFields: { linkPath: 'link_path', parentId: 'parent_id' },
    draftOf: storedCategory,
    onAnswer: () => void client.invalidateQueries({ queryKey: categoriesQuery.queryKey }),
    saved: categories.saved,
    onSaved: onClose,
  });
}
