import { saveItemFields } from '../../../contract/administration/adminItem.ts';
import { fieldWireNames } from '../../../contract/administration/itemFields.ts';
import type { StoredItemDetail } from '../../../domain/catalogue/storedItem.ts';
import { refuseItem, storedItem, type TypedItem, typedItem } from '../../../domain/catalogue/typedItem.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { BasicFields } from './BasicFields.tsx';
import {
  DateFields,
  ExtraFields,
  OutcomeFields,
  RegistrationFields,
  StockFields,
  TeachingFields,
} from './CourseFields.tsx';
import { usePartForm } from './usePartForm.ts';

/** Every field of a course or product that has no form of its own. */
export function ItemFieldsForm({ item }: { item: StoredItemDetail }) {
  const texts = useMessages(itemEditingMessages).fields;
  const form = useFieldsForm(item);
  const part = { item, form };
  const isCourse = item.kind === 'course';
  return (
    <DeskFormFrame form={form} label={texts.title} stays>
      <StaleNote form={form} labels={labelsOf(texts)} />
      <BasicFields {...part} />
      {isCourse && <TeachingFields {...part} />}
      {isCourse && <OutcomeFields {...part} />}
      {isCourse && <DateFields {...part} />}
      {isCourse && <RegistrationFields {...part} />}
      {!isCourse && <StockFields {...part} />}
      {isCourse && <ExtraFields {...part} />}
    </DeskFormFrame>
  );
}

function useFieldsForm(item: StoredItemDetail): RevisedForm<TypedItem> {
  const { kind, seatsTaken, state } = item;
  const standing = { kind, seatsTaken, isPublished: state === 'published' || state === 'scheduled' };
  return usePartForm<TypedItem>(item, 'fields', {
    typed: typedItem(item.fields),
    refuse: (values) => refuseItem(values, standing),
    wireFields: serverFields,
    send: ({ revision, ...typed }, key) =>
      callServer(
        saveItemFields,
        { params: { itemId: item.id }, body: { value: storedItem(typed), revision } },
        { key },
      ),
  });
}

const serverFields = Object.fromEntries(
  (['teaserMediumId', 'categoryId', 'instructorId', 'groupIds', 'freeBookId', 'seats'] as const).map((name) => [
    name,
    fieldWireNames[name] ?? name,
  ]),
);

type Texts = (typeof itemEditingMessages)['th']['fields'];

const labelsOf = (texts: Texts): Readonly<Record<keyof TypedItem, string>> => ({
  ...{ title: texts.name, summary: texts.summary, description: texts.description, slugWords: texts.slugWords },
  ...{ categoryId: texts.category, courseType: texts.courseType, instructorId: texts.instructor },
  ...{
    outcomes: texts.outcomes,
    level: texts.level,
    taughtIn: texts.taughtIn,
    isRecertification: texts.isRecertification,
  },
  ...{ startsAt: texts.startsAt, endsAt: texts.endsAt, registrationOpensAt: texts.registrationOpensAt },
  ...{ registrationClosesAt: texts.registrationClosesAt, venue: texts.venue, seats: texts.seats },
  ...{ layout: texts.layout, groupIds: texts.groups, freeBookId: texts.freeBook, freeBookType: texts.freeBookType },
  ...{ teaserMediumId: texts.teaser, rank: texts.rank },
});
