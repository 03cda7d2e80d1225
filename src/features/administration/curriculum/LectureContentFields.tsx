import {
  lectureFilesMaximum,
  linkMaximum,
  losesImportedFilm,
  type TypedLecture,
  typedDuration,
} from '../../../domain/catalogue/typedLecture.ts';
import { type LectureContent, lectureContents } from '../../../domain/learning/playlist.ts';
import type { MediumKind } from '../../../domain/media/medium.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Note } from '../../../ui/notice/Note.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import type { RevisedForm } from '../form/useRevisedForm.ts';
import { MediaField } from '../media/MediaField.tsx';

const isMedium = (kind: LectureContent): kind is MediumKind => kind !== 'link' && kind !== 'text';

const withFile = (ids: readonly string[], id: string): readonly string[] => (ids.includes(id) ? ids : [...ids, id]);

/** The content of a lecture: its file or link, and further files beside it. */
export function LectureContentFields({
  form,
  hasImportedFilm,
}: {
  form: RevisedForm<TypedLecture>;
  hasImportedFilm: boolean;
}) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const { values, problems, change } = form;
  const { kind, mediumId, fileIds } = values;
  return (
    <>
      <SelectField
        label={texts.kind}
        value={kind}
        choices={lectureContents.map((value) => ({ value, label: texts.kinds[value] }))}
        onText={(text) => change({ kind: lectureContents.find((each) => each === text) ?? 'text', mediumId: null })}
      />
      {hasImportedFilm && losesImportedFilm(values) && (
        <Note tone="error" live>
          {texts.importedFilmGoes}
        </Note>
      )}
      {hasImportedFilm && !losesImportedFilm(values) && <p className="hint">{texts.importedFilm}</p>}
      {isMedium(kind) && (
        <MediaField
          key={kind}
          label={texts.medium}
          kind={kind}
          value={mediumId}
          problem={problems.mediumId}
          onChange={(medium) =>
            change({
              mediumId: medium?.id ?? null,
              ...(medium?.durationSeconds == null ? {} : { duration: typedDuration(medium.durationSeconds) }),
            })
          }
        />
      )}
      {kind === 'link' && (
        <DeskFields
          form={form}
          fields={[
            {
              ...{ kind: 'line', name: 'linkUrl', label: texts.linkUrl, hint: texts.linkHint, type: 'url' },
              ...{ inputMode: 'url', maxLength: roomFor(linkMaximum), autoComplete: 'off' },
            },
          ]}
        />
      )}
      {fileIds.map((id, at) => (
        <MediaField
          key={id}
          label={texts.file(at + 1)}
          kind="file"
          value={id}
          onChange={(file) =>
            change((newest) => ({ fileIds: newest.fileIds.flatMap((each) => (each === id ? (file?.id ?? []) : each)) }))
          }
        />
      ))}
      {fileIds.length < lectureFilesMaximum && (
        <MediaField
          key="new"
          label={texts.addFile}
          kind="file"
          value={null}
          onChange={(file) => file && change((newest) => ({ fileIds: withFile(newest.fileIds, file.id) }))}
        />
      )}
      {problems.fileIds && <Problem>{problems.fileIds}</Problem>}
    </>
  );
}
