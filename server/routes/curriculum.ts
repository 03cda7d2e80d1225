import { curriculumCalls } from '../../src/contract/administration/curriculum.ts';
import { handle } from '../http/handle.ts';
import { newId } from '../store/database/newId.ts';
import { announceItem } from '../useCases/catalogue/announceCatalogue.ts';
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

/** Two languages of the longest text of a lecture in three-byte letters. */
const longTexts = { bodyMaximum: 300_000 };

/** The sections and lectures of a course at the desk. */
export const curriculumRoutes = [
  handle(curriculumCalls.read, ({ params }, { parts }) => showCurriculum(parts.db, params.itemId)),

  handle(
    curriculumCalls.order,
    ({ params: { itemId }, body }, { once, now }) => once((tx) => orderCurriculum(tx, { itemId, now }, body.order)),
    { ...longTexts, announce: announceItem },
  ),

  handle(
    curriculumCalls.addSection,
    ({ params: { itemId }, body }, { parts, once, now }) => {
      const id = newId(now, parts.randomBytes);
      return once((tx) => addSection(tx, { itemId, now }, id, body));
    },
    { announce: announceItem },
  ),

  handle(
    curriculumCalls.changeSection,
    ({ params: { itemId, sectionId }, body }, { once, now }) =>
      once((tx) => changeSection(tx, { itemId, now }, sectionId, body)),
    { announce: announceItem },
  ),

  handle(
    curriculumCalls.removeSection,
    ({ params: { itemId, sectionId } }, { once, now }) => once((tx) => removeSection(tx, { itemId, now }, sectionId)),
    { announce: announceItem },
  ),

  handle(
    curriculumCalls.addLecture,
    ({ params: { itemId, sectionId }, body }, { parts, once, now }) => {
      const id = newId(now, parts.randomBytes);
      return once((tx) => addLecture(tx, { itemId, now }, { sectionId, id }, body));
    },
    { ...longTexts, announce: announceItem },
  ),

  handle(
    curriculumCalls.changeLecture,
    ({ params: { itemId, lectureId }, body }, { once, now }) =>
      once((tx) => changeLecture(tx, { itemId, now }, lectureId, body)),
    { ...longTexts, announce: announceItem },
  ),

  handle(
    curriculumCalls.removeLecture,
    ({ params: { itemId, lectureId } }, { once, now }) => once((tx) => removeLecture(tx, { itemId, now }, lectureId)),
    { announce: announceItem },
  ),

  handle(curriculumCalls.archived, ({ params: { itemId } }, { parts }) => showArchived(parts.db, itemId)),

  handle(
    curriculumCalls.putBackLecture,
    ({ params: { itemId, lectureId } }, { once, now }) => once((tx) => putLectureBack(tx, { itemId, now }, lectureId)),
    { announce: announceItem },
  ),
];
