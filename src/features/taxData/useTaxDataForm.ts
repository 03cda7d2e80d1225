import { useQueryClient } from '@tanstack/react-query';
import { saveTaxDataCall, taxWireFields } from '../../contract/people/taxData.ts';
import type { TaxData, TaxField } from '../../domain/tax/taxData.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { useFormNotice } from '../../ui/form/useFormNotice.ts';
import { notify } from '../../ui/notice/notify.ts';
import { personalDraft } from '../device/personalDrafts.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { type PersistedForm, usePersistedForm } from '../device/usePersistedForm.ts';
import { taxDataQuery } from './taxDataQuery.ts';
import { type TaxFaults, useTaxFaults } from './useTaxFaults.ts';

/** The tax data of a person, as they are typed and saved. */
export function useTaxDataForm(
  userId: string,
): Pick<TaxFaults, 'tellCertificate'> & { form: PersistedForm<TaxData, TaxField> } {
  const texts = useMessages(taxDataMessages);
  const client = useQueryClient();
  const { faultsOf, isWaiting, tellCertificate } = useTaxFaults();
  const form = usePersistedForm<TaxData, TaxField>({
    name: personalDraft('tax', userId),
    refuse: faultsOf,
    wireFields: taxWireFields,
    send: async (body, key) => {
      await putOwnData(client, taxDataQuery.queryKey, await callServer(saveTaxDataCall, { body }, { key }));
    },
    onSent: () => notify({ kind: 'done', title: texts.saved }),
  });
  const waits = form.values !== null && isWaiting(form.values);
  const tellWait = useFormNotice(!waits, 'info');
  const submit: typeof form.submit = (...pressed) => {
    form.submit(...pressed);
    if (waits) tellWait(texts.certificate.wait);
  };
  return { form: { ...form, submit }, tellCertificate };
}
