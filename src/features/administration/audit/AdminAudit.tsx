import { useMutation, useQuery } from '@tanstack/react-query';
import { exportAudit } from '../../../contract/administration/audit.ts';
import { csvOf } from '../../../domain/csv.ts';
import { type AuditEntry, changesOf, deedOf } from '../../../domain/people/auditEntry.ts';
import { formatMachineTime } from '../../../i18n/format.ts';
import { accountMessages } from '../../../i18n/people/account.ts';
import { auditMessages } from '../../../i18n/people/audit.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { saveFile } from '../../../platform/net/saveFile.ts';
import { DateTimeField } from '../../../ui/dateTime/DateTimeField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { notify } from '../../../ui/notice/notify.ts';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { AuditLine } from './AuditLine.tsx';
import { type AuditFilter, auditActorsQuery, auditAsked, auditPageSize, auditQuery } from './auditQueries.ts';

type AuditSearch = AuditFilter & { readonly page: number };

const spelling = {
  read: (params: URLSearchParams): AuditSearch => ({
    actor: params.get('actor') ?? '',
    keyword: params.get('subject') ?? '',
    from: params.get('from') ?? '',
    until: params.get('until') ?? '',
    page: readPage(params),
  }),
  write: ({ actor, keyword, from, until, page }: AuditSearch) => ({
    ...{ actor, subject: keyword, from, until, page: writePage(page) },
  }),
};

const everything: AuditFilter = { actor: '', keyword: '', from: '', until: '' };

/** The record of changes at the desk, with filters and a file for spreadsheets. */
export function AdminAudit() {
  const texts = useMessages(auditMessages);
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(auditQuery(search));
  const narrow = (changes: Partial<AuditFilter>) => change({ page: 0, ...changes });
  return (
    <ListScreen
      texts={texts}
      action={<ExportButton filter={search} />}
      query={query}
      search={<AuditSearchForm filter={search} onChange={narrow} />}
      emptyAction={
        <Button kind="outline" onClick={() => narrow(everything)}>
          {texts.clear}
        </Button>
      }
      paging={{ page: search.page, pageSize: auditPageSize, texts, onPage: (page) => change({ page }) }}
      listClass="leaf stack"
      rowClass="stack stack-2"
    >
      {(entry) => <AuditLine entry={entry} />}
    </ListScreen>
  );
}

function AuditSearchForm({
  filter,
  onChange,
}: {
  filter: AuditFilter;
  onChange: (changes: Partial<AuditFilter>) => void;
}) {
  const texts = useMessages(auditMessages);
  const actors = useQuery(auditActorsQuery).data ?? [];
  return (
    <KeywordSearch texts={texts} keyword={filter.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.actor}
        value={filter.actor}
        onText={(actor) => onChange({ actor })}
        choices={[{ value: '', label: texts.everybody }, ...actors.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <DateTimeField kind="date" label={texts.from} value={filter.from} onValue={(from) => onChange({ from })} />
      <DateTimeField kind="date" label={texts.until} value={filter.until} onValue={(until) => onChange({ until })} />
    </KeywordSearch>
  );
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const texts = useMessages(auditMessages);
  const { roles } = useMessages(accountMessages);
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  const rowOf = (entry: AuditEntry): readonly string[] => {
    const changes = changesOf(entry);
    const told = (side: 'before' | 'after') => changes.map((each) => `${each.name}: ${each[side]}`).join('\n');
    return [
      ...[formatMachineTime(entry.at), entry.actorName, roles[entry.actorRole]],
      ...[texts.calls[entry.call] ?? texts.deeds[deedOf(entry)], texts.tables[entry.table] ?? entry.table],
      ...[entry.subject, told('before'), told('after')],
    ];
  };
  const saving = useMutation({
    mutationFn: () => callServer(exportAudit, { query: auditAsked(filter) }),
    networkMode: 'always',
    onSuccess: (entries) => {
      const bytes = new TextEncoder().encode(csvOf([texts.columns, ...entries.map(rowOf)]));
      saveFile({ bytes, name: texts.fileName }, 'text/csv');
    },
    onError: (failure) => notify({ kind: 'error', title: failureText(failure) }),
  });
  return (
    <Button kind="outline" disabled={isAway} busy={saving.isPending} onClick={() => saving.mutate()}>
      {texts.export}
    </Button>
  );
}
