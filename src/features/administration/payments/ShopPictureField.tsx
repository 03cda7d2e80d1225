import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { PictureButton } from '../form/PictureButton.tsx';

/** A picture of a form with buttons to choose and remove it. */
export function ShopPictureField({
  label,
  hint,
  of,
  url,
  problem,
  onUrl,
}: {
  label: string;
  hint: string;
  /** Name of its owner, for the names of the buttons. */
  of: string;
  url: string | null;
  problem: string | undefined;
  onUrl: (url: string | null) => void;
}) {
  const texts = useMessages(shopPaymentsMessages).picture;
  const choose = url === null ? texts.choose : texts.chooseOther;
  return (
    <fieldset className="stack stack-2 adm-row" aria-label={`${label}, ${of}`}>
      <span className="strong">{label}</span>
      <span className="hint">{hint}</span>
      {url !== null && <img className="adm-qr" src={url} alt={label} />}
      {problem && <Problem>{problem}</Problem>}
      <div className="row">
        <PictureButton
          kind="outline"
          label={choose}
          name={`${choose}: ${of}`}
          sending={texts.sending}
          onPicture={({ address }) => onUrl(address)}
        />
        {url !== null && (
          <Button kind="quiet" small aria-label={`${texts.remove}: ${of}`} onClick={() => onUrl(null)}>
            {texts.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
