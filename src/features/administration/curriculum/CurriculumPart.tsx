import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { ArchivedLectures } from './ArchivedLectures.tsx';
import { CurriculumList } from './CurriculumList.tsx';
import { curriculumQuery } from './curriculumQuery.ts';
import { LectureSheet } from './LectureSheet.tsx';
import { RemovePart } from './RemovePart.tsx';
import { SectionSheet } from './SectionSheet.tsx';

/** A sheet above the curriculum; the id of a new part is `null`. */
export type OpenSheet =
  | { readonly kind: 'section'; readonly id: string | null }
  | { readonly kind: 'lecture'; readonly sectionId: string; readonly id: string | null }
  | { readonly kind: 'removal'; readonly of: 'section' | 'lecture'; readonly id: string; readonly name: string };

/** The sections and lectures of a course: add, change, take out, and move by dragging or by buttons. */
export function CurriculumPart({ itemId }: { itemId: string }) {
  const texts = useMessages(itemEditingMessages).curriculum;
  const query = useQuery(curriculumQuery(itemId));
  const [sheet, open] = useState<OpenSheet | null>(null);
  const close = () => open(null);
  const { data: sections } = query;
  return (
    <div className="stack">
      <p className="read">{texts.body}</p>
      <QueryStates query={query} {...texts} />
      {sections?.length === 0 && <p className="mut">{texts.none}</p>}
      {sections && sections.length > 0 && <CurriculumList itemId={itemId} sections={sections} onOpen={open} />}
      {sections && (
        <div>
          <Button
            kind={sections.length === 0 ? 'solid' : 'outline'}
            icon="plus"
            onClick={() => open({ kind: 'section', id: null })}
          >
            {texts.addSection}
          </Button>
        </div>
      )}
      <ArchivedLectures itemId={itemId} />
      {sections && sheet?.kind === 'section' && (
        <SectionSheet itemId={itemId} section={sections.find(({ id }) => id === sheet.id) ?? null} onClose={close} />
      )}
      {sections && sheet?.kind === 'lecture' && (
        <LectureSheet
          itemId={itemId}
          sectionId={sheet.sectionId}
          lecture={sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === sheet.id) ?? null}
          onClose={close}
        />
      )}
      {sheet?.kind === 'removal' && <RemovePart itemId={itemId} removal={sheet} onClose={close} />}
    </div>
  );
}
