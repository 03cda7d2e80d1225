import { useSortable } from '@dnd-kit/sortable';
import type { DeskLecture, DeskSection } from '../../../domain/catalogue/deskCurriculum.ts';
import { typedDuration } from '../../../domain/catalogue/typedLecture.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, IconButton } from '../../../ui/press/Button.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import type { OpenSheet } from './CurriculumPart.tsx';

type Props = {
  section: DeskSection;
  /** The lecture of the line; without one the line is the section's heading. */
  lecture?: DeskLecture;
  number: string;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  onOpen: (sheet: OpenSheet) => void;
};

/** One line of the curriculum with its grip and buttons. */
export function CurriculumLineRow({ section, lecture, number, isFirst, isLast, onStep, onOpen }: Props) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const rows = useMessages(shopWindowMessages).rows;
  const { language } = useLanguage();
  const { id } = lecture ?? section;
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });
  const name = textIn((lecture ?? section).name, language);
  const of = lecture ? 'lecture' : 'section';
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  return (
    <li
      ref={setNodeRef}
      data-line={id}
      className={`adm-line-row adm-line-${of}${isDragging ? ' adm-line-dragged' : ''}`}
      style={{ transform: shift, transition }}
    >
      <span className="adm-grip" title={texts.drag(name)} aria-hidden="true" {...listeners}>
        ⠿
      </span>
      <div className="grow">
        <p className={lecture ? undefined : 'strong'}>
          <span className="num mut">{number}</span> {name}
        </p>
        <LineFacts section={section} lecture={lecture} />
      </div>
      <span className="adm-row-tools">
        <IconButton
          icon="collapse"
          label={rows.up(name)}
          data-move="up"
          disabled={isFirst}
          onClick={() => onStep(-1)}
        />
        <IconButton
          icon="expand"
          label={rows.down(name)}
          data-move="down"
          disabled={isLast}
          onClick={() => onStep(1)}
        />
        <IconButton
          icon="edit"
          label={lecture ? texts.changeLecture(name) : texts.changeSection(name)}
          onClick={() => onOpen(lecture ? { kind: 'lecture', sectionId: section.id, id } : { kind: 'section', id })}
        />
        <IconButton
          icon="trash"
          label={texts.removal.of(name)}
          onClick={() => onOpen({ kind: 'removal', of, id, name })}
        />
      </span>
      {!lecture && (
        <Button
          kind="quiet"
          small
          icon="plus"
          aria-label={texts.addLectureTo(name)}
          onClick={() => onOpen({ kind: 'lecture', sectionId: id, id: null })}
        >
          {texts.addLecture}
        </Button>
      )}
    </li>
  );
}

function LineFacts({ section, lecture }: Pick<Props, 'section'> & { lecture: DeskLecture | undefined }) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const { language } = useLanguage();
  if (!lecture) return section.location && <p className="sm mut">{textIn(section.location, language)}</p>;
  const length = typedDuration(lecture.durationSeconds);
  return (
    <p className="sm mut row">
      {texts.kinds[lecture.kind]}
      {length !== '' && <span className="num">{length}</span>}
      {isEmpty(lecture) && <Tag>{texts.empty}</Tag>}
      {lecture.isPreview && <Tag tone="info">{texts.preview}</Tag>}
    </p>
  );
}

/** Whether a lecture has no content to watch, see or read. */
const isEmpty = ({ mediumId, linkUrl, text, hasImportedFilm }: DeskLecture): boolean =>
  mediumId === null && linkUrl === null && text === null && !hasImportedFilm;
