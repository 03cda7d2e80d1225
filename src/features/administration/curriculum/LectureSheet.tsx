import { curriculumCalls } from '../../../contract/administration/curriculum.ts';
import type { DeskLecture, DeskSection } from '../../../domain/catalogue/deskCurriculum.ts';
import {
  lectureNameMaximum,
  lectureTextMaximum,
  losesImportedFilm,
  noLecture,
  refuseLecture,
  storedLecture,
  type TypedLecture,
  typedLecture,
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
import { LectureContentFields } from './LectureContentFields.tsx';

type Props = { itemId: string; sectionId: string; lecture: DeskLecture | null; onClose: () => void };

/** A lecture, or a new one at the end of a section. */
export function LectureSheet(props: Props) {
  const { lecture, onClose } = props;
  const texts = useMessages(itemEditingMessages).curriculum;
  const { language } = useLanguage();
  const title = lecture === null ? texts.addLecture : texts.changeLecture(textIn(lecture.name, language));
  const form = useLectureForm(props);
  const hasImportedFilm = lecture?.hasImportedFilm ?? false;
  const danger = hasImportedFilm && losesImportedFilm(form.values) ? { danger: texts.saveWithoutFilm } : {};
  return (
    <FormSheet wide title={title} onClose={onClose}>
      <DeskFormFrame form={form} label={title} isOpened onCancel={onClose} {...danger}>
        <StaleNote form={form} labels={labelsOf(texts)} />
        <DeskFields
          form={form}
          fields={[{ kind: 'languages', name: 'name', label: texts.name, maximum: lectureNameMaximum, required: true }]}
        />
        <LectureContentFields form={form} hasImportedFilm={hasImportedFilm} />
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'line', name: 'duration', label: texts.duration, hint: texts.durationHint },
              ...{ inputMode: 'text', autoComplete: 'off' },
            },
            {
              ...{ kind: 'languages', name: 'text', label: texts.text, hint: texts.textHint },
              ...{ maximum: lectureTextMaximum, rows: 6, isRich: true },
            },
            { kind: 'check', name: 'isPreview', label: texts.isPreview, detail: texts.isPreviewDetail },
          ]}
        />
      </DeskFormFrame>
    </FormSheet>
  );
}

const useLectureForm = ({ itemId, sectionId, lecture, onClose }: Props) =>
  useRevisedForm<TypedLecture, readonly DeskSection[]>({
    typed: lecture === null ? noLecture : typedLecture(lecture),
    revision: lecture?.revision ?? '',
    revisionIn: (sections) =>
      sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === lecture?.id)?.revision ?? '',
    refuse: refuseLecture,
    wireFields: { mediumId: 'medium_id', fileIds: 'file_ids' },
    send: ({ revision, ...typed }, key) => {
      const value = storedLecture(typed);
      return lecture === null
        ? callServer(curriculumCalls.addLecture, { params: { itemId, sectionId }, body: value }, { key })
        : callServer(
            curriculumCalls.changeLecture,
            { params: { itemId, lectureId: lecture.id }, body: { value, revision } },
            { key },
          );
    },
    queryKey: curriculumQuery(itemId).queryKey,
    onSaved: onClose,
  });

type Texts = (typeof itemEditingMessages)['th']['curriculum'];

const labelsOf = (texts: Texts): Readonly<Record<keyof TypedLecture, string>> => ({
  ...{ name: texts.name, kind: texts.kind, mediumId: texts.medium, linkUrl: texts.linkUrl },
  ...{ duration: texts.duration, text: texts.text, isPreview: texts.isPreview, fileIds: texts.files },
});
