import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useLayoutEffect, useRef } from 'react';
import {
  type CurriculumOrder,
  type DeskSection,
  linesOf,
  moveLine,
  orderOf,
  stepLine,
} from '../../../domain/catalogue/deskCurriculum.ts';
import { textIn } from '../../../domain/localText.ts';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { CurriculumLineRow } from './CurriculumLineRow.tsx';
import type { OpenSheet } from './CurriculumPart.tsx';
import { useCurriculumOrder } from './useCurriculumOrder.ts';

/** Distance (px) from which a press on the grip is a drag. */
const dragFrom = 4;
/** The list announces its own moves; screen readers use the buttons. */
const silent = {
  announcements: { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' },
  screenReaderInstructions: { draggable: '' },
};

type Props = { itemId: string; sections: readonly DeskSection[]; onOpen: (sheet: OpenSheet) => void };

/** All sections and lectures as one list of lines. */
export function CurriculumList({ itemId, sections, onOpen }: Props) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const { language } = useLanguage();
  const save = useCurriculumOrder(itemId);
  const list = useRef<HTMLOListElement>(null);
  const goal = useRef<{ readonly id: string; readonly part: 'up' | 'down' } | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragFrom } }));
  const order = orderOf(sections);
  const lines = linesOf(order);
  useLayoutEffect(() => {
    if (goal.current === null) return;
    // A moved row loses the focus.
    const { id, part } = goal.current;
    goal.current = null;
    const row = list.current?.querySelector(`[data-line="${id}"]`);
    const button = row?.querySelector<HTMLElement>(`[data-move=${part}]:not(:disabled)`);
    (button ?? row?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus();
  });
  const nameOf = (id: string) => {
    const part = sections.flatMap((section) => [section, ...section.lectures]).find((each) => each.id === id);
    return part ? textIn(part.name, language) : '';
  };
  const move = (id: string, next: CurriculumOrder) => {
    if (JSON.stringify(next) === JSON.stringify(order)) return;
    save(next);
    const place = linesOf(next).findIndex((line) => line.id === id) + 1;
    announce(texts.movedTo(nameOf(id), place, lines.length));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const at = (id: unknown) => lines.findIndex((line) => line.id === id);
    if (over !== null) move(String(active.id), moveLine(order, at(active.id), at(over.id)));
  };
  const step = (id: string, from: number, by: -1 | 1) => {
    goal.current = { id, part: by < 0 ? 'up' : 'down' };
    move(id, stepLine(order, from, by));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={silent} onDragEnd={drop}>
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} className="leaf leaf-0 adm-curriculum" aria-label={texts.list}>
          {sections.flatMap((section, sectionAt) => [
            <CurriculumLineRow
              key={section.id}
              section={section}
              number={String(sectionAt + 1)}
              isFirst={sectionAt === 0}
              isLast={sectionAt === sections.length - 1}
              onStep={(by) =>
                step(
                  section.id,
                  lines.findIndex(({ id }) => id === section.id),
                  by,
                )
              }
              onOpen={onOpen}
            />,
            ...section.lectures.map((lecture, at) => (
              <CurriculumLineRow
                key={lecture.id}
                section={section}
                lecture={lecture}
                number={`${sectionAt + 1}.${at + 1}`}
                isFirst={sectionAt === 0 && at === 0}
                isLast={sectionAt === sections.length - 1 && at === section.lectures.length - 1}
                onStep={(by) =>
                  step(
                    lecture.id,
                    lines.findIndex(({ id }) => id === lecture.id),
                    by,
                  )
                }
                onOpen={onOpen}
              />
            )),
          ])}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
