import { useState } from 'react';
import { refuseTaxData, type TaxData, type TaxField } from '../../domain/tax/taxData.ts';
import { taxDataMessages } from '../../i18n/buying/taxData.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { sentencesOf } from '../device/sentencesOf.ts';
import { useSiteSettings } from '../site/useSite.ts';

export type TaxFaults = {
  /** Each field that keeps the form from being saved, with its sentence. */
  readonly faultsOf: (typed: TaxData) => Partial<Record<TaxField, string>>;
  /** Whether only the certificate is missing, because it is still being read. */
  readonly isWaiting: (typed: TaxData) => boolean;
  readonly tellCertificate: (state: PictureState) => void;
};

/**
 * Faults of a form of tax data. A certificate that is still uploading or could not be read is one: the form would be
 * saved without it.
 */
export function useTaxFaults(): TaxFaults {
  const { problems, certificate } = useMessages(taxDataMessages);
  const settings = useSiteSettings();
  const [state, tellCertificate] = useState<PictureState>('settled');
  const isReading = state === 'reading';
  const faultsOf = (typed: TaxData): Partial<Record<TaxField, string>> => ({
    ...sentencesOf(refuseTaxData(typed, settings), problems),
    ...(isReading && { certificateName: certificate.wait }),
    ...(state === 'unreadable' && { certificateName: certificate.unreadable }),
  });
  const isWaiting = (typed: TaxData): boolean => isReading && Object.keys(faultsOf(typed)).length === 1;
  return { faultsOf, isWaiting, tellCertificate };
}
