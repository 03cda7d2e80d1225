import { curriculumCalls } from '../../src/contract/administration/curriculum.ts';
import { handle } from '../http/handle.ts';
import { newId } from '../store/database/newId.ts';
import {
  addLecture,
  addSection,
  changeLecture,
  changeSection,
  orderCurriculum,
  putLectureBack,
  removeLecture,
  removeSection,
  showArchived,
  showCurriculum,
} from '../useCases/catalogue/changeCurriculum.ts';
import { told } from './toldItem.ts';

/** Two languages of the longest text of a lecture in three-byte letters. */
const longTexts = { bodyMaximum: 300_000 };

/** The sections and lectures of a course at the desk. */
export const curriculumRoutes = [
  handle(curriculumCalls.read, ({ params }, { parts }) => showCurriculum(parts.db, params.itemId)),

  handle(
    curriculumCalls.order,
    async ({ params: { itemId }, body }, { parts, once, now }) =>
      told(parts, itemId, await once((tx) => orderCurriculum(tx, { itemId, now }, body.order))),
    longTexts,
  ),

  handle(curriculumCalls.addSection, async ({ params: { itemId }, body }, { parts, once, now }) => {
    const id = newId(now, parts.randomBytes);
    return told(parts, itemId, await once((tx) => addSection(tx, { itemId, now }, id, body)));
  }),

  handle(curriculumCalls.changeSection, async ({ params: { itemId, sectionId }, body }, { parts, once, now }) =>
    told(parts, itemId, await once((tx) => changeSection(tx, { itemId, now }, sectionId, body))),
  ),

  handle(curriculumCalls.removeSection, async ({ params: { itemId, sectionId } }, { parts, once, now }) =>
    told(parts, itemId, await once((tx) => removeSection(tx, { itemId, now }, sectionId))),
  ),

  handle(
    curriculumCalls.addLecture,
    async ({ params: { itemId, sectionId }, body }, { parts, once, now }) => {
      const id = newId(now, parts.randomBytes);
      return told(parts, itemId, await once((tx) => addLecture(tx, { itemId, now }, { sectionId, id }, body)));
    },
    longTexts,
  ),

  handle(
    curriculumCalls.changeLecture,
    async ({ params: { itemId, lectureId }, body }, { parts, once, now }) =>
      told(parts, itemId, await once((tx) => changeLecture(tx, { itemId, now }, lectureId, body))),
    longTexts,
  ),

  handle(curriculumCalls.removeLecture, async ({ params: { itemId, lectureId } }, { parts, once, now }) =>
    told(parts, itemId, await once((tx) => removeLecture(tx, { itemId, now }, lectureId))),
  ),

  handle(curriculumCalls.archived, ({ params: { itemId } }, { parts }) => showArchived(parts.db, itemId)),

  handle(curriculumCalls.putBackLecture, async ({ params: { itemId, lectureId } }, { parts, once, now }) =>
    told(parts, itemId, await once((tx) => putLectureBack(tx, { itemId, now }, lectureId))),
  ),
];
