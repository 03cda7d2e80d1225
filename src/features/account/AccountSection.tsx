import { type ReactNode, useEffect, useRef } from 'react';
import { persistedFormMessages } from '../../i18n/app/persistedForm.ts';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import type { PartName } from './accountParts.ts';

/** A section of the page with its heading and its edit button. */
export function AccountSection({
  name,
  onEdit,
  isEditing = false,
  children,
}: {
  name: PartName;
  /** Undefined where nothing can be edited, or while a form is open. */
  onEdit?: (() => void) | undefined;
  /** A form replaces the section's content. */
  isEditing?: boolean;
  children: ReactNode;
}) {
  const title = useMessages(accountMessages).parts[name];
  const { edit, editOf } = useMessages(persistedFormMessages);
  const heading = useFocusBack(isEditing);
  return (
    <section className="leaf stack" aria-labelledby={`${name}-heading`}>
      <div className="row sb account-head">
        <h2 id={`${name}-heading`} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {onEdit && (
          <Button kind="quiet" small icon="edit" aria-label={editOf(title)} onClick={onEdit}>
            {edit}
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** The heading takes the focus when the form closes, because the focused field unmounts. */
function useFocusBack(isEditing: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const was = useRef(isEditing);
  useEffect(() => {
    const hasClosed = !isEditing && was.current && document.activeElement === document.body;
    was.current = isEditing;
    if (hasClosed) heading.current?.focus({ preventScroll: true });
  }, [isEditing]);
  return heading;
}
