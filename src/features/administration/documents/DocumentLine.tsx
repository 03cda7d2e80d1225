import { paperFile } from '../../../contract/administration/documents.ts';
import type { ListedDocument } from '../../../domain/tax/documentSearch.ts';
import { deskDocumentMessages } from '../../../i18n/buying/deskDocuments.ts';
import { formatMachineTime, formatMoney } from '../../../i18n/format.ts';
import { useFormat } from '../../../i18n/useFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { fetchFile } from '../../../platform/net/fetchFile.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { DownloadButton } from '../list/DownloadButton.tsx';

/** An issued paper in the list: number, date, order, buyer, amounts and state. */
export function DocumentLine({ document }: { document: ListedDocument }) {
  const texts = useMessages(deskDocumentMessages);
  const format = useFormat();
  const { number, kind, datedAt, orderId, orderNumber, buyerName, taxId, vat, gross, currency } = document;
  const isCancelled = document.cancelledAt !== null;
  const references = referencesOf(document, texts);
  return (
    <>
      <div className="grow">
        <p>
          <span className="strong num nb">{number}</span> <span className="sm mut">{texts.kinds[kind]}</span>{' '}
          {isCancelled && <Tag tone="error">{texts.states.cancelled}</Tag>}
        </p>
        <p className="sm mut adm-beside">
          <time className="num nb" dateTime={formatMachineTime(datedAt)}>
            {format.date(datedAt)}
          </time>{' '}
          ·{' '}
          <Link className="link num nb" to={deskLinks.order(orderId)}>
            {texts.order(orderNumber)}
          </Link>{' '}
          · {buyerName} {taxId !== null && <span className="num">{taxId}</span>}
        </p>
        {references.map((each) => (
          <p key={each} className="xs mut adm-beside">
            {each}
          </p>
        ))}
      </div>
      <div className="r">
        <p className="num strong">{formatMoney(kind === 'creditNote' ? 0 - gross : gross, currency)}</p>
        {vat > 0 && <p className="xs mut num">{texts.vat(formatMoney(vat, currency))}</p>}
      </div>
      <DownloadButton
        media="pdf"
        fetch={() => fetchFile(paperFile, { number })}
        label="PDF"
        texts={texts.exported}
        accessibleLabel={texts.open(number)}
      />
    </>
  );
}

const referencesOf = (
  { kind, refersTo, cancelReason }: ListedDocument,
  texts: (typeof deskDocumentMessages)['th'],
): readonly string[] => [
  ...(refersTo === null ? [] : [kind === 'creditNote' ? texts.credits(refersTo) : texts.replaces(refersTo)]),
  ...(cancelReason === null ? [] : [texts.cancelledFor(cancelReason)]),
];
