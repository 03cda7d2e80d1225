import { itemEditingMessages } from '../../../i18n/catalogue/itemEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { changedFields, type FieldLabels } from './changedFields.ts';
import type { RevisedForm } from './useRevisedForm.ts';

/** A note on a part that somebody else saved while this form was being changed, with the choice between both. */
export function StaleNote<Values extends object>({ form, labels }: { form: RevisedForm<Values>; labels: FieldLabels }) {
  const texts = useMessages(itemEditingMessages).stale;
  const { revision } = form.stored;
  if (!form.staleNoteId) return null;
  const changed = changedFields(form.base, form.stored, labels);
  return (
    <div id={form.staleNoteId} tabIndex={-1}>
      <Note tone="here" live>
        <div className="stack stack-2">
          <p className="strong">{texts.title}</p>
          <p>{texts.body}</p>
          {changed.length > 0 && (
            <p>
              {texts.changed}: {changed.join(', ')}
            </p>
          )}
          <div className="row">
            <Button kind="outline" small onClick={() => form.change({ revision } as Partial<typeof form.values>)}>
              {texts.mine}
            </Button>
            <Button kind="quiet" small onClick={form.giveUp}>
              {texts.theirs}
            </Button>
          </div>
        </div>
      </Note>
    </div>
  );
}
