import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveTaxDataCall } from '../../contract/people/taxData.ts';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import type { TaxData } from '../../domain/tax/taxData.ts';
import { taxInvoiceMessages } from '../../i18n/buying/taxInvoice.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { notify } from '../../ui/notice/notify.ts';
import { useConnection } from '../../ui/state/useConnection.ts';
import { putOwnData } from '../device/useOwnData.ts';
import { taxDataQuery } from './taxDataQuery.ts';

/**
 * Saves tax data with the account. A guest's data, and data that the server could not save, go with the order only
 * (`onlyWithOrder`), with a note while the form is `isWanted`. Returns a refusal of the data.
 */
export function useSaveTaxData(person: Person | null) {
  const texts = useMessages(taxInvoiceMessages).dialog;
  const client = useQueryClient();
  const isAway = useConnection() !== 'online';
  const saving = useMutation({
    mutationFn: (body: TaxData) => callServer(saveTaxDataCall, { body }, { key: crypto.randomUUID() }),
    networkMode: 'always',
  });

  const save = async (
    data: TaxData,
    isWanted: () => boolean,
  ): Promise<'withAccount' | 'onlyWithOrder' | CallFailed> => {
    if (person === null || !mayBuy(person.role) || isAway) return 'onlyWithOrder';
    try {
      await putOwnData(client, taxDataQuery.queryKey, await saving.mutateAsync(data));
      if (!isWanted()) notify({ kind: 'info', title: texts.savedBefore });
      return 'withAccount';
    } catch (failure) {
      if (failure instanceof CallFailed && failure.code === 'INPUT_ERROR') return failure;
      if (isWanted()) notify({ kind: 'info', title: texts.onlyWithOrder });
      return 'onlyWithOrder';
    }
  };
  return { save, isSaving: saving.isPending };
}
