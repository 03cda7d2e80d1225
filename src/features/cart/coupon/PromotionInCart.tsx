import type { ReactNode } from 'react';
import { textIn } from '../../../domain/localText.ts';
import { takenOffBy } from '../../../domain/pricing/quote.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Icon } from '../../../ui/show/Icon.tsx';
import type { CartView } from '../useCart.ts';
import { questionOfPromotion } from './offerQuestion.ts';
import type { CouponEntry } from './useCouponEntry.ts';

/** The promotion that counts, or the one that a coupon excludes, with a button to take it. */
export function PromotionInCart({ view, entry, onTaken }: { view: CartView; entry: CouponEntry; onTaken: () => void }) {
  const texts = useMessages(offersMessages);
  const { language } = useLanguage();
  const { choice, quote } = view;
  const question = questionOfPromotion(view);
  if (choice.promotion !== null) {
    const { id, title } = choice.promotion;
    const discount = takenOffBy(quote, 'promotion', id);
    return (
      <Row isOn>
        <p className="strong">{texts.inUse(textIn(title, language))}</p>
        <p className="sm coupon-on">{texts.saves(formatMoney(discount, quote.currency))}</p>
      </Row>
    );
  }
  if (choice.passedOver === null || question === null) return <p className="sm mut">{texts.notYet}</p>;
  const title = textIn(choice.passedOver.title, language);
  const discount = question.gained.reduce((sum, offer) => sum + offer.discount, 0);
  const take = async () => {
    if (!(await entry.takePromotion())) return;
    announce(texts.used(title));
    onTaken();
  };
  return (
    <Row isOn={false}>
      <p>{texts.passedOver(title)}</p>
      <p className="sm mut">{texts.wouldSave(formatMoney(discount, quote.currency))}</p>
      <div>
        <Button kind="outline" small busy={entry.isBusy} onClick={() => void take()}>
          {texts.usePromotion}
        </Button>
      </div>
    </Row>
  );
}

const Row = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <div className="row nowrap row-t">
    <span className={isOn ? 'coupon-on' : 'mut'}>
      <Icon name="tag" large />
    </span>
    <div className="grow stack stack-2">{children}</div>
  </div>
);
