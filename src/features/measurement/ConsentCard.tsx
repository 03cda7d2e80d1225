import { measurementMessages } from '../../i18n/app/measurement.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type Consent, sayConsent } from '../../platform/measurement/consent.ts';
import { Button } from '../../ui/press/Button.tsx';
import { useFootHeight } from './useFootHeight.ts';
import './consent.css';

/** The consent question beside the page. It covers nothing, and both answers look the same. */
export function ConsentCard() {
  const texts = useMessages(measurementMessages);
  useFootHeight();
  const answer = (said: Consent) => (
    <Button small kind="outline" onClick={() => sayConsent(said)}>
      {said === 'granted' ? texts.accept : texts.refuse}
    </Button>
  );
  return (
    <section className="consent stack stack-3" aria-label={texts.ask}>
      <div className="consent-words">
        <p className="strong">{texts.ask}</p>
        <p className="sm">{texts.body}</p>
      </div>
      <div className="consent-answers">
        {answer('refused')}
        {answer('granted')}
      </div>
    </section>
  );
}
