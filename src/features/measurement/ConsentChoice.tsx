import { measurementMessages } from '../../i18n/app/measurement.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type Consent, sayConsent } from '../../platform/measurement/consent.ts';
import { Segmented } from '../../ui/form/Segmented.tsx';
import { useConsent } from './useConsent.ts';

/** The given consent and the button to change it. Nothing is on before consent. */
export function ConsentChoice() {
  const texts = useMessages(measurementMessages);
  return (
    <Segmented<Consent | ''>
      legend={texts.title}
      value={useConsent() ?? ''}
      onChoose={(said) => {
        if (said !== '') sayConsent(said);
      }}
      choices={[
        { value: 'refused', label: texts.refuse },
        { value: 'granted', label: texts.accept },
      ]}
    />
  );
}
