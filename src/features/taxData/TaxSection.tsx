import { useState } from 'react';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckField } from '../../ui/form/CheckField.tsx';
import { Choices } from '../../ui/form/Choices.tsx';
import { Note } from '../../ui/notice/Note.tsx';
import { Button } from '../../ui/press/Button.tsx';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { TaxDataSummary } from './TaxDataSummary.tsx';
import { TaxDialog } from './TaxDialog.tsx';
import type { TaxMinimum } from './useTaxMinimum.ts';
import type { TaxWishOfOrder } from './useTaxWish.ts';
import './taxData.css';

const rates: readonly WithholdingPercent[] = [3, 1];

type Props = { tax: TaxWishOfOrder; minimum: TaxMinimum };

/**
 * The tax choices of an order, folded away until they are wanted. A free order has none, and still tells what was
 * dropped.
 */
export function TaxSection({ tax, minimum, isFree }: Props & { isFree: boolean }) {
  const { heading } = useMessages(taxInvoiceMessages);
  const [isOpen, setOpen] = useState(false);
  if (!tax.isOffered) return null;
  if (isFree) return <DroppedNotices minimum={minimum} />;
  return (
    <>
      <DroppedNotices minimum={minimum} />
      <details
        className="leaf tax-fold"
        open={isOpen || tax.wantsInvoice}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <h2>{heading}</h2>
        </summary>
        <TaxFields tax={tax} minimum={minimum} />
      </details>
    </>
  );
}

const DroppedNotices = ({ minimum }: Pick<Props, 'minimum'>) =>
  minimum.notices.map((notice) => (
    <Note key={notice} tone="here" live>
      {notice}
    </Note>
  ));

/** Whether an order has a tax invoice, and whether tax is withheld from it (specification 5; decisions: money). */
export const TaxChoice = (props: Props) => (
  <>
    <DroppedNotices minimum={props.minimum} />
    <TaxFields {...props} />
  </>
);

function TaxFields({ tax, minimum }: Props) {
  const texts = useMessages(taxInvoiceMessages);
  const { vatEnabled } = useSiteSettings();
  // A seller without VAT registration may issue no tax invoice (Revenue Code 86/13), but gives a receipt.
  const { ask, reserved } = vatEnabled ? { ask: texts.invoice, reserved: texts.reserved } : texts.withoutVat;
  const asking = tax.isAsked ? texts.asking : null;
  return (
    <>
      <div className="leaf stack stack-3">
        <CheckField
          label={ask}
          detail={tax.isLocked ? texts.locked : (minimum.noInvoice ?? asking ?? reserved)}
          checked={tax.wantsInvoice}
          disabled={tax.isLocked || tax.isAsked || minimum.noInvoice !== null}
          onCheck={tax.askInvoice}
        />
        {tax.offersWithholding && (
          <CheckField
            label={texts.withhold}
            detail={minimum.noWithholding ?? asking ?? texts.companyOnly}
            checked={tax.isLocked}
            disabled={tax.isAsked || minimum.noWithholding !== null}
            onCheck={(wanted) => tax.askWithholding(wanted ? 3 : 0)}
          />
        )}
        {tax.isLocked && (
          <Choices
            className="seg"
            legend={texts.rate}
            value={tax.withholdingPercent}
            onChoose={tax.askWithholding}
            choices={rates.map((value) => ({ value, label: `${value}%` }))}
          />
        )}
        {tax.wantsInvoice && tax.isLocked && <p className="hint">{reserved}</p>}
        {tax.wantsInvoice && tax.data && <TaxDataSummary data={tax.data} />}
        {tax.wantsInvoice && (
          <div>
            <Button kind="outline" small onClick={tax.edit}>
              {tax.data ? texts.edit : texts.fill}
            </Button>
          </div>
        )}
      </div>
      <TaxDialog tax={tax} />
      {tax.question && (
        <ConfirmSheet
          open
          title={texts.change.title[tax.question]}
          body={texts.change.body[tax.question]}
          confirm={texts.change.confirm[tax.question]}
          refuse={texts.change.refuse}
          onConfirm={() => tax.answer(true)}
          onCancel={() => tax.answer(false)}
        />
      )}
    </>
  );
}
