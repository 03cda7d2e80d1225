import type { MouseEvent } from 'react';
import { accountMessages } from '../../i18n/people/account.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { PartName } from './accountParts.ts';

/** Links to the sections of the page, on wide screens. */
export function AccountMenu({
  groups,
}: {
  groups: readonly { readonly title: string; readonly parts: readonly PartName[] }[];
}) {
  const texts = useMessages(accountMessages);
  return (
    <nav className="account-menu d-only" aria-label={texts.onThisPage}>
      {groups.map(({ title, parts }) =>
        parts.length === 0 ? null : (
          <div key={title}>
            <p className="sm mut">{title}</p>
            <ul>
              {parts.map((name) => (
                <li key={name}>
                  <a href={`#${name}`} onClick={(event) => jumpTo(event, name)}>
                    {texts.parts[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </nav>
  );
}

/** The heading gets the focus, so that keyboard and screen reader continue there. */
function jumpTo(event: MouseEvent, name: PartName): void {
  event.preventDefault();
  const part = document.getElementById(name);
  part?.scrollIntoView();
  const heading = part?.querySelector('h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
