import { productMessages } from '../../i18n/catalogue/product.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../../ui/press/Button.tsx';
import './quantity.css';

/** One less, how many, one more. */
export function QuantityField({
  value,
  most,
  onChange,
}: {
  value: number;
  most: number;
  onChange: (quantity: number) => void;
}) {
  const texts = useMessages(productMessages);
  return (
    <fieldset className="qty">
      <legend className="vh">{texts.quantity}</legend>
      <IconButton icon="minus" label={texts.less} disabled={value <= 1} onClick={() => onChange(value - 1)} />
      <output aria-live="polite">{value}</output>
      <IconButton icon="plus" label={texts.more} disabled={value >= most} onClick={() => onChange(value + 1)} />
    </fieldset>
  );
}
