import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  documentsCsv,
  documentsXlsx,
  taxReportCsv,
  taxReportXlsx,
} from '../../../contract/administration/documents.ts';
import {
  type DocumentFilter,
  everyDocument,
  lastMonths,
  maxExportedDocuments,
  paperStates,
} from '../../../domain/tax/documentSearch.ts';
import { paperKinds } from '../../../domain/tax/orderDocument.ts';
import { type Month, monthOfInstant } from '../../../domain/tax/outputTax.ts';
import { deskDocumentMessages } from '../../../i18n/buying/deskDocuments.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fetchFile } from '../../../platform/net/fetchFile.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';
import { KeywordSearch } from '../list/KeywordSearch.tsx';
import { ListScreen } from '../list/ListScreen.tsx';
import { readPage, useSearchInAddress, writePage } from '../list/useSearchInAddress.ts';
import { DocumentLine } from './DocumentLine.tsx';
import { type DocumentSearch, documentPageSize, documentsAsked, documentsQuery } from './documentQueries.ts';
import { useMonthName } from './useMonthName.ts';

/** Books are kept for five years (Revenue Code 87/3). */
const monthCount = 60;

const spelling = {
  read: (params: URLSearchParams): DocumentSearch => ({
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.test(params.get('month') ?? '') ? params.get('month') : null,
    kind: paperKinds.find((kind) => kind === params.get('kind')) ?? null,
    state: paperStates.find((state) => state === params.get('state')) ?? null,
    keyword: params.get('keyword') ?? '',
    page: readPage(params),
  }),
  write: ({ month, kind, state, keyword, page }: DocumentSearch) => ({
    ...{ month: month ?? '', kind: kind ?? '', state: state ?? '', keyword, page: writePage(page) },
  }),
};

/** The issued receipts, tax invoices and credit notes, with the month's report for the accountant. */
export function AdminDocuments() {
  const texts = useMessages(deskDocumentMessages);
  const { search, change } = useSearchInAddress(spelling);
  const query = useQuery(documentsQuery(search));
  const narrow = (changes: Partial<DocumentFilter>) => change({ page: 0, ...changes });
  return (
    <ListScreen
      texts={texts}
      query={query}
      search={
        <>
          <DocumentSearchForm filter={search} onChange={narrow} />
          <ExportButtons filter={search} total={query.data?.total ?? 0} />
          <TaxReport month={search.month} />
        </>
      }
      emptyAction={
        <Button kind="outline" onClick={() => narrow(everyDocument)}>
          {texts.clear}
        </Button>
      }
      paging={{ page: search.page, pageSize: documentPageSize, texts, onPage: (page) => change({ page }, 'step') }}
      listClass="leaf stack stack-2"
      rowClass="row sb"
    >
      {(document) => <DocumentLine document={document} />}
    </ListScreen>
  );
}

function DocumentSearchForm({
  filter,
  onChange,
}: {
  filter: DocumentFilter;
  onChange: (changes: Partial<DocumentFilter>) => void;
}) {
  const texts = useMessages(deskDocumentMessages);
  const monthName = useMonthName();
  const [months] = useState(() => lastMonths(monthOfInstant(Date.now()), monthCount));
  return (
    <KeywordSearch texts={texts} keyword={filter.keyword} onKeyword={(keyword) => onChange({ keyword })}>
      <SelectField
        label={texts.month}
        value={filter.month ?? ''}
        onText={(month) => onChange({ month: month || null })}
        choices={[
          { value: '', label: texts.everyMonth },
          ...months.map((value) => ({ value, label: monthName(value) })),
        ]}
      />
      <SelectField
        label={texts.kind}
        value={filter.kind ?? ''}
        onText={(value) => onChange({ kind: paperKinds.find((kind) => kind === value) ?? null })}
        choices={[
          { value: '', label: texts.everyKind },
          ...paperKinds.map((value) => ({ value, label: texts.kinds[value] })),
        ]}
      />
      <SelectField
        label={texts.state}
        value={filter.state ?? ''}
        onText={(value) => onChange({ state: paperStates.find((state) => state === value) ?? null })}
        choices={[
          { value: '', label: texts.everyState },
          ...paperStates.map((value) => ({ value, label: texts.states[value] })),
        ]}
      />
    </KeywordSearch>
  );
}

const listCalls = { csv: documentsCsv, xlsx: documentsXlsx } as const;
const reportCalls = { csv: taxReportCsv, xlsx: taxReportXlsx } as const;
const medias = ['csv', 'xlsx'] as const;

function ExportButtons({ filter, total }: { filter: DocumentFilter; total: number }) {
  const texts = useMessages(deskDocumentMessages).exported;
  if (total === 0) return null;
  if (total > maxExportedDocuments) return <p className="hint">{texts.tooMany(formatCount(maxExportedDocuments))}</p>;
  return (
    <div className="row">
      {medias.map((media) => (
        <DownloadButton
          key={media}
          media={media}
          fetch={() => fetchFile(listCalls[media], {}, documentsAsked(filter))}
          label={texts[media]}
          texts={texts}
        />
      ))}
    </div>
  );
}

/** The report of output tax of the chosen month. */
function TaxReport({ month }: { month: Month | null }) {
  const { report: texts, exported } = useMessages(deskDocumentMessages);
  const monthName = useMonthName();
  return (
    <section className="well stack stack-2" aria-labelledby="tax-report">
      <h2 id="tax-report" className="adm-group">
        {month === null ? texts.title : texts.of(monthName(month))}
      </h2>
      <p className="hint">{month === null ? texts.chooseMonth : texts.hint}</p>
      {month !== null && (
        <div className="row">
          {medias.map((media) => (
            <DownloadButton
              key={media}
              media={media}
              fetch={() => fetchFile(reportCalls[media], {}, { month })}
              label={exported[media]}
              texts={exported}
              accessibleLabel={`${exported[media]}: ${texts.of(monthName(month))}`}
            />
          ))}
        </div>
      )}
    </section>
  );
}
