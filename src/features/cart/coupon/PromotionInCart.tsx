import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textIn } from '../../../domain/localText.ts';
import { discountParts } from '../../../domain/pricing/discount.ts';
import { sumMinor } from '../../../domain/pricing/money.ts';
import { type NearPromotion, nearPromotions, type ShownPromotion } from '../../../domain/pricing/promotion.ts';
import { takenOffBy, undiscounted } from '../../../domain/pricing/quote.ts';
import { offersMessages } from '../../../i18n/buying/offers.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { announce } from '../../../ui/notice/announce.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { Link } from '../../../ui/press/Link.tsx';
import { links } from '../../../ui/press/links.ts';
import { Icon } from '../../../ui/show/Icon.tsx';
import { wishPromotion } from '../promotionWish.ts';
import type { CartView } from '../useCart.ts';
import { questionOfPromotion } from './offerQuestion.ts';
import type { CouponEntry } from './useCouponEntry.ts';
import { useLackWords } from './useLackWords.ts';

type Props = { view: CartView; entry: CouponEntry; onTaken: () => void };

/** The promotion that counts, or the one that a coupon excludes, and what the nearest better one lacks. */
export function PromotionInCart({ running, ...props }: Props & { running: readonly ShownPromotion[] }) {
  const { choice, quote } = props.view;
  const texts = useMessages(offersMessages);
  const discount = choice.promotion === null ? 0 : takenOffBy(quote, 'promotion', choice.promotion.id);
  const near = nearPromotions(running, undiscounted(quote.lines), quote.currency).find(
    (each) => each.discount > discount,
  );
  const isNone = choice.promotion === null && choice.passedOver === null && choice.better === null;
  return (
    <>
      {choice.passedOver === null ? <InUse {...props} discount={discount} /> : <PassedOver {...props} />}
      {near && <Lack near={near} />}
      {isNone && !near && <p className="sm mut">{texts.notYet}</p>}
    </>
  );
}

/** `discount` of the promotion in use, in minor units. A less favourable choice shows the difference. */
function InUse({ view: { choice, quote }, discount, onTaken }: Props & { discount: number }) {
  const client = useQueryClient();
  const texts = useMessages(offersMessages);
  const { language } = useLanguage();
  const { promotion, better } = choice;
  if (promotion === null && better === null) return null;
  const takeBest = async () => {
    await wishPromotion(client, null);
    onTaken();
  };
  const missed = better && sumMinor(discountParts(better, undiscounted(quote.lines), quote.currency)) - discount;
  const saves = better ? texts.savesOwn : texts.saves;
  return (
    <Row isOn={promotion !== null}>
      <p className="strong">{promotion ? texts.inUse(textIn(promotion.title, language)) : texts.noneInUse}</p>
      {promotion && <p className="sm coupon-on">{saves(formatMoney(discount, quote.currency))}</p>}
      {better && missed !== null && (
        <>
          <p className="sm coupon-news">
            {texts.better(textIn(better.title, language), formatMoney(missed, quote.currency))}
          </p>
          <div>
            <Button kind="outline" small onClick={() => void takeBest()}>
              {texts.takeBest}
            </Button>
          </div>
        </>
      )}
    </Row>
  );
}

function PassedOver({ view, entry, onTaken }: Props) {
  const texts = useMessages(offersMessages);
  const { language } = useLanguage();
  const question = questionOfPromotion(view);
  const { passedOver } = view.choice;
  if (passedOver === null || question === null) return null;
  const title = textIn(passedOver.title, language);
  const discount = question.gained.reduce((sum, offer) => sum + offer.discount, 0);
  const take = async () => {
    if (!(await entry.takePromotion())) return;
    announce(texts.used(title));
    onTaken();
  };
  return (
    <Row isOn={false}>
      <p>{texts.passedOver(title)}</p>
      <p className="sm mut">{texts.wouldSave(formatMoney(discount, view.quote.currency))}</p>
      <div>
        <Button kind="outline" small busy={entry.isBusy} onClick={() => void take()}>
          {texts.usePromotion}
        </Button>
      </div>
    </Row>
  );
}

function Lack({ near: { promotion, toGo } }: { near: NearPromotion }) {
  const texts = useMessages(offersMessages);
  const { language } = useLanguage();
  const lack = useLackWords();
  return (
    <Row isOn={false}>
      <p>
        {textIn(promotion.title, language)} · <b className="strong">{lack(promotion, toGo)}</b>
      </p>
      <p>
        <Link className="link sm" to={links.promotion(promotion.id)}>
          {texts.seeCourses}
        </Link>
      </p>
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
