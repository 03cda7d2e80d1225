import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import type { DeskSection } from '../../../domain/catalogue/deskCurriculum.ts';
import {
  lectureNameMaximum,
  noSection,
  refuseSection,
  storedSection,
  type TypedSection,
  typedSection,
} from '../../../domain/catalogue/typedLecture.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { useRevisedForm } from '../form/useRevisedForm.ts';
import { curriculumQuery } from './curriculumQuery.ts';

type Props = { itemId: string; section: DeskSection | null; onClose: () => void };

/** Name and place of a section, or of a new one. */
export function SectionSheet({ itemId, section, onClose }: Props) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const { language } = useLanguage();
  const title = section === null ? texts.addSection : texts.changeSection(textIn(section.name, language));
  const form = useSectionForm({ itemId, section, onClose });
  return (
    <FormSheet title={title} onClose={onClose}>
      <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
        <StaleNote form={form} labels={{ name: texts.sectionName, location: texts.location }} />
        <DeskFields
          form={form}
          fields={[
            { kind: 'languages', name: 'name', label: texts.sectionName, maximum: lectureNameMaximum, required: true },
            {
              ...{ kind: 'languages', name: 'location', label: texts.location, hint: texts.locationHint },
              maximum: lectureNameMaximum,
            },
          ]}
        />
      </DeskFormFrame>
    </FormSheet>
  );
}

const useSectionForm = ({ itemId, section, onClose }: Props) =>
  useRevisedForm<TypedSection, readonly DeskSection[]>({
    typed: section === null ? noSection : typedSection(section),
    revision: section?.revision ?? '',
    revisionIn: (sections) => sections.find(({ id }) => id === section?.id)?.revision ?? '',
    refuse: refuseSection,
    send: ({ revision, ...typed }, key) => {
      const value = storedSection(typed);
      return section === null
        ? callServer(curriculumCalls.addSection, { params: { itemId }, body: value }, { key })
        : callServer(
            curriculumCalls.changeSection,
            { params: { itemId, sectionId: section.id }, body: { value, revision } },
            { key },
          );
    },
    queryKey: curriculumQuery(itemId).queryKey,
    onSaved: onClose,
  });
