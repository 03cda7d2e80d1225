import { persistedFormMessages } from '../../../i18n/app/persistedForm.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';

/** The head of a part of the settings that stands closed until it is edited; without `onEdit` it cannot be now. */
export function EditablePartHead({ title, onEdit }: { title: string; onEdit: (() => void) | null }) {
  const { edit, editOf } = useMessages(persistedFormMessages);
  return (
    <div className="row sb">
      <h2 className="adm-group">{title}</h2>
      {onEdit && (
        <Button kind="quiet" small icon="edit" aria-label={editOf(title)} onClick={onEdit}>
          {edit}
        </Button>
      )}
    </div>
  );
}
