import { useQueryClient } from '@tanstack/react-query';
import { addItem } from '../../../contract/administration/adminItem.ts';
import { newItemWireNames } from '../../../contract/administration/itemFields.ts';
import type { ItemKind } from '../../../domain/catalogue/course.ts';
import { noItem, refuseNewItem, storedNewItem, type TypedNewItem } from '../../../domain/catalogue/newItem.ts';
import { slugWordsMaximum, titleMaximum } from '../../../domain/catalogue/typedItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { categoriesQuery } from '../../catalogue/categoriesQuery.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { administrationKeys } from '../administrationKeys.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { useCategoryChoices, useTypeChoices } from './BasicFields.tsx';

type Props = { kind: ItemKind; onClose: () => void; onMade: (itemId: string) => void };

/** The short form of a new course or product. */
export function NewItemSheet({ kind, onClose, onMade }: Props) {
  const texts = useMessages(itemEditingMessages);
  return (
    <FormSheet title={texts.add[kind]} onClose={onClose}>
      <p className="read">{texts.newItem.body}</p>
      <NewItemForm kind={kind} onClose={onClose} onMade={onMade} />
    </FormSheet>
  );
}

function NewItemForm({ kind, onClose, onMade }: Props) {
  const { add, newItem: texts, fields } = useMessages(itemEditingMessages);
  const categories = useCategoryChoices(kind);
  const types = useTypeChoices();
  const form = useNewItemForm(kind, onMade);
  const isCourse = kind === 'course';
  return (
    <DeskFormFrame form={form} label={add[kind]} isOpened onCancel={onClose}>
      {isCourse && (
        <DeskFields
          form={form}
          fields={[{ kind: 'choice', name: 'courseType', label: fields.courseType, choices: types }]}
        />
      )}
      <DeskFields
        form={form}
        fields={[
          { kind: 'languages', name: 'title', label: fields.name, maximum: titleMaximum, required: true },
          {
            ...{ kind: 'choice', name: 'categoryId', label: fields.category, placeholder: texts.otherCategory },
            choices: categories,
          },
        ]}
      />
      {form.values.categoryId === '' && (
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'languages', name: 'newCategory', label: texts.newCategory },
              ...{ maximum: titleMaximum, required: true },
            },
          ]}
        />
      )}
      <DeskFields
        form={form}
        fields={[
          {
            ...{ kind: 'line', name: 'slugWords', label: fields.slugWords, hint: fields.newSlugHint },
            ...{ maxLength: roomFor(slugWordsMaximum), autoCapitalize: 'none', spellCheck: false },
          },
        ]}
      />
      {isCourse && (
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'choice', name: 'taughtIn', label: fields.taughtIn },
              choices: (['th', 'en'] as const).map((value) => ({ value, label: fields.languages[value] })),
            },
          ]}
        />
      )}
    </DeskFormFrame>
  );
}

function useNewItemForm(kind: ItemKind, onMade: (itemId: string) => void) {
  const client = useQueryClient();
  const { problems, made } = useMessages(itemEditingMessages);
  return useDeskForm<TypedNewItem>({
    stored: noItem,
    refuse: (values) => sentencesOf(refuseNewItem(values, kind), problems),
    wireFields: { categoryId: newItemWireNames.categoryId },
    send: async (values, key) => {
      const item = await callServer(addItem, { body: storedNewItem(values, kind) }, { key });
      // The lists show it, and its category may be new.
      void client.invalidateQueries({ queryKey: administrationKeys.items() });
      void client.invalidateQueries({ queryKey: categoriesQuery.queryKey });
      onMade(item.id);
    },
    saved: made,
  });
}
