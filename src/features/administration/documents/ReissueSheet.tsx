import { useQueryClient } from '@tanstack/react-query';
import { reissueDocumentCall, reissuingWireFields } from '../../../contract/administration/documents.ts';
import { taxWireFields } from '../../../contract/people/taxData.ts';
import type { OrderAtDesk } from '../../../domain/order/order.ts';
import { cancelReasonMaximum } from '../../../domain/tax/documentSearch.ts';
import { type ReissueForm, refuseReissue } from '../../../domain/tax/reissue.ts';
import { noTaxData, type TaxData } from '../../../domain/tax/taxData.ts';
import { deskDocumentMessages } from '../../../i18n/buying/deskDocuments.ts';
import { taxDataMessages } from '../../../i18n/buying/taxData.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { TaxDataFields } from '../../taxData/TaxDataFields.tsx';
import { administrationKeys } from '../administrationKeys.ts';
import { adminOrderQuery } from '../administrationQueries.ts';
import { FormSheet } from '../form/FormSheet.tsx';
import { useDeskForm } from '../form/useDeskForm.ts';
import { CareForm } from '../orderCare/CareForm.tsx';

type Props = { order: OrderAtDesk; number: string; onClose: () => void };

/** The cancellation of a document with the recipient of its replacement. */
export function ReissueSheet(props: Props) {
  const texts = useMessages(deskDocumentMessages).reissue;
  return (
    <FormSheet wide title={texts.title(props.number)} onClose={props.onClose}>
      <div className="stack">
        <p className="read">{texts.body}</p>
        <ReissueFields {...props} />
      </div>
    </FormSheet>
  );
}

/** The form keeps what was typed as tax data while they are left out. */
type Values = { readonly reason: string; readonly hasTax: boolean; readonly tax: TaxData };

const formOf = ({ reason, hasTax, tax }: Values): ReissueForm => ({ reason, tax: hasTax ? tax : null });

function ReissueFields({ order, number, onClose }: Props) {
  const texts = useMessages(deskDocumentMessages).reissue;
  const { problems } = useMessages(taxDataMessages);
  const client = useQueryClient();
  const form = useDeskForm<Values>({
    stored: { reason: '', hasTax: order.tax !== null, tax: order.tax ?? noTaxData },
    refuse: (values) =>
      sentencesOf(refuseReissue(formOf(values), order), { ...problems, required: texts.reasonRequired }),
    wireFields: { ...taxWireFields, reason: reissuingWireFields.reason },
    send: async (values, key) => {
      const body = { ...formOf(values), number };
      const answer = await callServer(reissueDocumentCall, { params: { orderId: order.id }, body }, { key });
      client.setQueryData(adminOrderQuery(order.id).queryKey, answer);
      void client.invalidateQueries({ queryKey: administrationKeys.orders() });
    },
    saved: texts.done(number),
    onSaved: onClose,
  });
  const { reason, hasTax, tax } = form.values;
  return (
    <CareForm form={form} action={texts.confirm} kind="danger">
      <TextAreaField
        label={texts.reason}
        hint={texts.reasonHint}
        required
        rows={2}
        maxLength={cancelReasonMaximum}
        problem={form.problems.reason}
        value={reason}
        onText={(text) => form.change({ reason: text })}
      />
      <CheckField
        label={texts.withTax}
        detail={form.problems.personType ?? texts.withTaxHint}
        checked={hasTax}
        onCheck={(wanted) => form.change({ hasTax: wanted })}
      />
      {hasTax && (
        <TaxDataFields
          values={tax}
          problems={form.problems}
          isForCompany={order.withholding > 0}
          onChange={(changes) => form.change({ tax: { ...tax, ...changes } })}
        />
      )}
    </CareForm>
  );
}
