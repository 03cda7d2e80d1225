import { persistedFormMessages } from '../../../i18n/app/persistedForm.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';

/** The heading of a settings section that is collapsed until it is edited; without `onEdit` it is read-only. */
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
