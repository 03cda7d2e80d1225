import * as z from 'zod/mini';
import type {
  ArchivedLecture,
  CurriculumOrder,
  DeskLecture,
  DeskSection,
  LectureFields,
  SectionFields,
} from '../../domain/catalogue/deskCurriculum.ts';
import { lectureContents } from '../../domain/learning/playlist.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, object, type Table } from '../field.ts';
import { dataOf, flag, idSchema, instant, list, localText } from '../primitives.ts';
import { revised } from './itemFields.ts';

const lectureTable: Table<LectureFields> = {
  name: field('name', localText),
  isPreview: field('preview', flag),
  durationSeconds: field('duration', z.int().check(z.nonnegative())),
  text: field('text', z.nullable(localText)),
  kind: field('content_type', z.enum(lectureContents)),
  mediumId: field('medium_id', z.nullable(idSchema)),
  linkUrl: field('link', z.nullable(z.string())),
  fileIds: field('file_ids', list(idSchema)),
};
const sectionTable: Table<SectionFields> = {
  name: field('name', localText),
  location: field('location', z.nullable(localText)),
};
const lectureFields = object(lectureTable);
const sectionFields = object(sectionTable);

const lecture = object<DeskLecture>({
  ...lectureTable,
  id: field('id', z.string()),
  revision: field('revision', z.string()),
  hasImportedFilm: field('has_imported_video', flag),
});
const sections: Codec<readonly DeskSection[]> = list(
  object<DeskSection>({
    ...sectionTable,
    id: field('id', z.string()),
    revision: field('revision', z.string()),
    lectures: field('lectures', list(lecture)),
  }),
);
const order: Codec<CurriculumOrder> = list(
  object<CurriculumOrder[number]>({
    id: field('id', idSchema),
    lectureIds: field('lecture_ids', list(idSchema)),
  }),
);

const path = '/api/admin/items/{itemId}/curriculum';
const failures = ['INPUT_ERROR', 'NOT_FOUND', 'CHANGED_MEANWHILE'] as const;
const answer = { idempotent: true, response: dataOf(sections), failures } as const;

/** The calls of a course's curriculum at the desk; each change answers the whole of it. */
export const curriculumCalls = {
  read: defineCall('adminCurriculum', `GET ${path}`, 'content', {
    summary: 'The sections of a course with their lectures, as the desk edits them.',
    response: dataOf(sections),
    failures: ['NOT_FOUND'],
  }),
  order: defineCall('orderCurriculum', `PUT ${path}`, 'content', {
    ...answer,
    summary:
      'Puts the sections and lectures of a course in another order. CHANGED_MEANWHILE if some were added or removed.',
    body: object<{ readonly order: CurriculumOrder }>({ order: field('sections', order) }),
  }),
  addSection: defineCall('addSection', `POST ${path}/sections`, 'content', {
    ...answer,
    summary: 'Adds a section behind the others. Answers the curriculum.',
    body: sectionFields,
  }),
  changeSection: defineCall('changeSection', `PUT ${path}/sections/{sectionId}`, 'content', {
    ...answer,
    summary: 'Changes the name and place of a section. Answers the curriculum.',
    body: revised('section', sectionFields),
  }),
  removeSection: defineCall('removeSection', `POST ${path}/sections/{sectionId}/delete`, 'content', {
    ...answer,
    summary: 'Takes a section with its lectures out of the course; earlier buyers keep them. Answers the curriculum.',
  }),
  addLecture: defineCall('addLecture', `POST ${path}/sections/{sectionId}/lectures`, 'content', {
    ...answer,
    summary: 'Adds a lecture at the end of a section. Answers the curriculum.',
    body: lectureFields,
  }),
  changeLecture: defineCall('changeLecture', `PUT ${path}/lectures/{lectureId}`, 'content', {
    ...answer,
    summary: 'Changes a lecture, which keeps its id and so its progress. Answers the curriculum.',
    body: revised('lecture', lectureFields),
  }),
  removeLecture: defineCall('removeLecture', `POST ${path}/lectures/{lectureId}/delete`, 'content', {
    ...answer,
    summary: 'Takes a lecture out of the course; earlier buyers keep it. Answers the curriculum.',
  }),
  archived: defineCall('archivedLectures', `GET ${path}/archived`, 'content', {
    summary: 'The lectures that were taken out of a course while earlier buyers keep them, the newest first.',
    response: dataOf(
      list(
        object<ArchivedLecture>({
          id: field('id', z.string()),
          name: field('name', localText),
          sectionName: field('section_name', localText),
          archivedAt: field('archived_at', instant),
        }),
      ),
    ),
    failures: ['NOT_FOUND'],
  }),
  putBackLecture: defineCall('putBackLecture', `POST ${path}/lectures/{lectureId}/putback`, 'content', {
    ...answer,
    summary: 'Puts a lecture that was taken out back at the end of its section. Answers the curriculum.',
  }),
};
