import { type AuditChange, type AuditEntry, changesOf, deedOf } from '../../../domain/people/auditEntry.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { auditMessages } from '../../../i18n/people/audit.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Facts } from '../Facts.tsx';
import { subjectLink } from './subjectLink.ts';

/** Longest shown value; the file has the whole one. */
const shownMaximum = 160;

/** One entry of the record: when, who, what, and each changed column. */
export function AuditLine({ entry }: { entry: AuditEntry }) {
  const texts = useMessages(auditMessages);
  const { roles } = useMessages(accountMessages);
  const format = useFormat();
  const to = subjectLink(entry.table, entry.subject);
  const deed = deedOf(entry);
  const subject = `${texts.tables[entry.table] ?? entry.table} ${entry.subject}`;
  return (
    <>
      <p>
        <time className="sm mut nb" dateTime={formatMachineTime(entry.at)}>
          {format.dateTime(entry.at)}
        </time>{' '}
        <span className="strong">{entry.actorName}</span> <span className="sm mut">{roles[entry.actorRole]}</span>
      </p>
      <p>
        {texts.calls[entry.call] ?? texts.deeds[deed]}{' '}
        {to === null ? (
          subject
        ) : (
          <Link className="link" to={to}>
            {subject}
          </Link>
        )}
      </p>
      <Facts facts={changesOf(entry).map((change) => factOf(change, texts))} />
    </>
  );
}

function factOf(
  { name, before, after }: AuditChange,
  texts: { readonly nothing: string; readonly changeTo: (before: string, after: string) => string },
) {
  const value = before === '' ? shortened(after) : texts.changeTo(shortened(before), shortened(after) || texts.nothing);
  return { key: name, label: name, value };
}

const shortened = (text: string): string => (text.length > shownMaximum ? `${text.slice(0, shownMaximum)}…` : text);
