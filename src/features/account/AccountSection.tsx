import { type ReactNode, useEffect, useRef } from 'react';
import { accountMessages } from '../../i18n/account.ts';
import { keptFormMessages } from '../../i18n/keptForm.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import type { PartName } from './accountParts.ts';

/** A part of the page with its heading, and the way to change what it shows. */
export function AccountSection({
  name,
  onEdit,
  children,
}: {
  name: PartName;
  /** Left out where there is nothing to change, or while it is being changed. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
}) {
  const title = useMessages(accountMessages).parts[name];
  const { edit, editOf } = useMessages(keptFormMessages);
  const heading = useFocusBack(onEdit !== undefined);
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

/** What had the focus goes with the form; the heading takes it when the form closes. */
function useFocusBack(canEdit: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const could = useRef(canEdit);
  useEffect(() => {
    const hasClosed = canEdit && !could.current && document.activeElement === document.body;
    could.current = canEdit;
    if (hasClosed) heading.current?.focus({ preventScroll: true });
  }, [canEdit]);
  return heading;
}
