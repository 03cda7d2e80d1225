import { type FormEvent, useId } from 'react';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import type { CouponEntry } from './useCouponEntry.ts';
import { useCouponWords } from './useCouponWords.ts';
import './coupon.css';

/** The form of a coupon code. `onUsed`: the coupon is in the cart. */
export function CodeForm({ entry, onUsed }: { entry: CouponEntry; onUsed: () => void }) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const fieldId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React the sheet is a child of the checkout's form, although not in the DOM.
    event.stopPropagation();
    if (entry.isBusy) return;
    void entry.apply(entry.code).then((isUsed) => {
      if (isUsed) onUsed();
      else document.getElementById(fieldId)?.focus();
    });
  };
  return (
    <form className="coupon-form" noValidate onSubmit={submit}>
      <TextField
        id={fieldId}
        // The sheet gives it the focus; else the way out has it, and Enter behind a typed code closes the sheet.
        data-pc-autofocus="true"
        label={texts.code}
        value={entry.code}
        onText={entry.type}
        problem={entry.problem ? words.problemOfCode(entry.problem) : null}
        hint={entry.isAway || entry.waits ? waitingWords(entry, texts) : null}
        className="in coupon-code"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <Button type="submit" busy={entry.isBusy}>
        {entry.isAway ? texts.useLater : texts.use}
      </Button>
    </form>
  );
}

const waitingWords = ({ waits, code }: CouponEntry, texts: (typeof couponMessages)['th']): string =>
  waits ? texts.waits(code) : texts.needsNetwork;
