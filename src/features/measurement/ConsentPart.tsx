import { measurementMessages } from '../../i18n/app/measurement.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ConsentChoice } from './ConsentChoice.tsx';

/** The consent choice on the account page, for guests too. */
export function ConsentPart() {
  const texts = useMessages(measurementMessages);
  return (
    <section className="leaf stack" aria-labelledby="measurement-heading">
      <h2 id="measurement-heading">{texts.title}</h2>
      <p className="sm measure">{texts.body}</p>
      <ConsentChoice />
    </section>
  );
}
