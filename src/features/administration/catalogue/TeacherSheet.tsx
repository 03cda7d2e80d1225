import { addTeacher, changeTeacher, teacherWireFields, teacherWords } from '../../../contract/catalogue/teacher.ts';
import {
  refuseTeacher,
  storedTeacher,
  type Teacher,
  type TypedTeacher,
  teacherLineMaximum,
  teacherTextMaximum,
  typedTeacher,
} from '../../../domain/catalogue/teacher.ts';
import { textIn } from '../../../domain/localText.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { revisionOf } from '../../../platform/net/revisionOf.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { teacherPictureSizePx } from '../../teacher/teacherPictureSize.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import { type RevisedForm, useRevisedForm } from '../form/useRevisedForm.ts';
import { UploadedPictures } from '../media/UploadedPictures.tsx';
import { teachersQuery } from './teacherQueries.ts';

/** The words and the picture of an instructor, or of a new one. */
export function TeacherSheet({ teacher, onClose }: { teacher: Teacher | null; onClose: () => void }) {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const form = useTeacherForm(teacher, onClose);
  const title = teacher === null ? texts.add : texts.editOf(textIn(teacher.name, language));
  const line = { kind: 'languages', maximum: teacherLineMaximum } as const;
  return (
    <FormSheet title={title} onClose={onClose}>
      <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
        <StaleNote
          form={form}
          labels={{ name: texts.name, headline: texts.headline, about: texts.about, pictureUrl: texts.picture }}
        />
        <DeskFields
          form={form}
          fields={[
            { ...line, name: 'name', label: texts.name, required: true },
            { ...line, name: 'headline', label: texts.headline, hint: texts.headlineHint },
            {
              ...{ kind: 'languages', name: 'about', label: texts.about, hint: texts.aboutHint },
              ...{ rows: 6, maximum: teacherTextMaximum },
            },
          ]}
        />
        <section className="stack stack-3" aria-label={texts.picture}>
          <p className="strong">{texts.picture}</p>
          {form.problems.pictureUrl && <Problem>{form.problems.pictureUrl}</Problem>}
          <UploadedPictures
            buttonLabel={texts.choosePicture}
            imageSize={teacherPictureSizePx}
            urls={form.values.pictureUrl === null ? [] : [form.values.pictureUrl]}
            onUrls={(urls) => form.change({ pictureUrl: urls.at(-1) ?? null })}
          />
        </section>
      </DeskFormFrame>
    </FormSheet>
  );
}

function useTeacherForm(teacher: Teacher | null, onSaved: () => void): RevisedForm<TypedTeacher> {
  const texts = useMessages(moderationMessages).teachers;
  const { problems } = useMessages(shopWindowMessages);
  const spelled = (rows: readonly Teacher[]) => {
    const row = rows.find(({ id }) => id === teacher?.id);
    return row === undefined ? '' : teacherWords.spell(row);
  };
  return useRevisedForm<TypedTeacher, readonly Teacher[]>({
    typed: typedTeacher(teacher),
    revision: teacher === null ? '' : teacherWords.spell(teacher),
    revisionIn: spelled,
    refuse: () => ({}),
    wireFields: teacherWireFields,
    sentences: (values) => sentencesOf(refuseTeacher(values), problems),
    send: async ({ revision, ...values }, key) => {
      const body = storedTeacher(values);
      if (teacher === null) return await callServer(addTeacher, { body }, { key });
      const params = { instructorId: teacher.id };
      return await callServer(changeTeacher, { params, body }, { key, revision: await revisionOf(revision) });
    },
    queryKey: teachersQuery.queryKey,
    saved: texts.wordsSaved,
    onSaved,
  });
}
