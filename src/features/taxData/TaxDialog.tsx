import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { TaxData } from '../../domain/tax/taxData.ts';
import { uiMessages } from '../../i18n/app/ui.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { focusFirstProblem } from '../../ui/form/focusFirstProblem.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Sheet } from '../../ui/sheet/Sheet.tsx';
import { TaxDataFields } from './TaxDataFields.tsx';
import type { TaxWishOfOrder } from './useTaxWish.ts';

/**
 * The sheet of a tax invoice; a press beside it loses nothing (specification 2, tax-invoice modal). Opened with something
 * wrong in it, it begins there.
 */
export function TaxDialog({ tax }: { tax: TaxWishOfOrder }) {
  const texts = useMessages(taxInvoiceMessages).dialog;
  const { cancel } = useMessages(uiMessages);
  const formId = useId();
  return (
    <Sheet
      open={tax.typed !== null}
      onClose={tax.cancel}
      title={texts.title}
      wide
      dismissableMask={false}
      actions={
        <>
          <Button kind="outline" onClick={tax.cancel}>
            {cancel}
          </Button>
          <Button type="submit" form={formId} busy={tax.isSaving}>
            {texts.save}
          </Button>
        </>
      }
    >
      {tax.typed !== null && <TaxForm id={formId} tax={tax} typed={tax.typed} />}
    </Sheet>
  );
}

function TaxForm({ id, tax, typed }: { id: string; tax: TaxWishOfOrder; typed: TaxData }) {
  const texts = useMessages(taxInvoiceMessages).dialog;
  const { wait } = useMessages(taxDataMessages).certificate;
  const isFine = Object.keys(tax.problems).length === 0;
  const tell = useFormNotice(isFine);
  const tellWait = useFormNotice(!tax.isWaiting, 'info');
  const [isBegunFine] = useState(isFine);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isBegunFine && form.current !== null) focusFirstProblem(form.current);
  }, [isBegunFine]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // The form of the checkout, around this one in the page, is not sent.
    event.stopPropagation();
    const sent = event.currentTarget;
    if (tax.isSaving) return;
    if (tax.isWaiting) return tellWait(wait);
    if (await tax.save()) return;
    tell(texts.invalid);
    focusFirstProblem(sent);
  };

  return (
    <form
      ref={form}
      id={id}
      className="stack"
      noValidate
      aria-label={texts.title}
      onSubmit={(event) => void submit(event)}
    >
      {tax.isForCompany && <p className="read sm">{texts.companyOnly}</p>}
      <TaxDataFields
        values={typed}
        problems={tax.problems}
        isForCompany={tax.isForCompany}
        onChange={tax.type}
        onCertificate={tax.tellCertificate}
      />
    </form>
  );
}
