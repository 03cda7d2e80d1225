import { useQueryClient } from '@tanstack/react-query';
import { addTeacher, changeTeacher } from '../../../contract/catalogue/teacher.ts';
import {
  refuseTeacher,
  storedTeacher,
  type Teacher,
  type TypedTeacher,
  teacherLineMaximum,
  typedTeacher,
} from '../../../domain/catalogue/teacher.ts';
import { textIn } from '../../../domain/localText.ts';
import { moderationMessages } from '../../../i18n/catalogue/moderation.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { teachersQuery } from './teacherQueries.ts';

/** The name of an instructor and the line below it, or of a new one. */
export function TeacherSheet({ teacher, onClose }: { teacher: Teacher | null; onClose: () => void }) {
  const texts = useMessages(moderationMessages).teachers;
  const { language } = useLanguage();
  const form = useTeacherForm(teacher, onClose);
  const title = teacher === null ? texts.add : texts.editOf(textIn(teacher.name, language));
  const line = { kind: 'languages', maximum: teacherLineMaximum } as const;
  return (
    <FormSheet title={title} onClose={onClose}>
      <DeskFormFrame form={form} label={title} isOpened onCancel={onClose}>
        <DeskFields
          form={form}
          fields={[
            { ...line, name: 'name', label: texts.name, required: true },
            { ...line, name: 'headline', label: texts.headline, hint: texts.headlineHint },
          ]}
        />
      </DeskFormFrame>
    </FormSheet>
  );
}

function useTeacherForm(teacher: Teacher | null, onSaved: () => void) {
  const texts = useMessages(moderationMessages).teachers;
  const { problems } = useMessages(shopWindowMessages);
  const client = useQueryClient();
  return useDeskForm<TypedTeacher>({
    stored: typedTeacher(teacher),
    refuse: (values) => sentencesOf(refuseTeacher(values), problems),
    send: async (values, key) => {
      const body = storedTeacher(values);
      const teachers =
        teacher === null
          ? await callServer(addTeacher, { body }, { key })
          : await callServer(changeTeacher, { params: { instructorId: teacher.id }, body }, { key });
      client.setQueryData(teachersQuery.queryKey, teachers);
    },
    saved: texts.wordsSaved,
    onSaved,
  });
}
