import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { couponResource } from '../../../contract/administration/adminOffers.ts';
import { methodsSetting } from '../../../contract/order/shopPayments.ts';
import type { PaymentMethod } from '../../../domain/order/paymentMethod.ts';
import type { ShopCoupon } from '../../../domain/pricing/shopOffer.ts';
import { noCoupon, typedCoupon } from '../../../domain/pricing/typedOffer.ts';
import { shopOffersMessages } from '../../../i18n/buying/shopOffers.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { RemoveQuestion } from '../list/RemoveQuestion.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { BatchForm, CouponForm } from './CouponForm.tsx';
import { couponQuery } from './couponQueries.ts';

/** One coupon by its id, a new one (`new`), or many codes (`codes`). */
export function AdminCoupon({ id }: { id: string }) {
  const { coupons, batch, failed, needsNetwork } = useMessages(shopOffersMessages);
  const settings = useQuery(settingQuery(methodsSetting));
  const isStored = id !== 'new' && id !== 'codes';
  const query = useQuery({ ...couponQuery(id), enabled: isStored });
  const methods = settings.data?.methods.filter(({ isOn }) => isOn).map(({ method }) => method);
  const title = isStored ? (query.data?.code ?? coupons.title) : id === 'new' ? coupons.addTitle : batch.title;
  return (
    <>
      <header className="stack stack-2">
        <Link className="link" to={deskLinks.coupons()}>
          {coupons.back}
        </Link>
        <h1>{title}</h1>
      </header>
      <QueryStates query={settings} failed={failed} needsNetwork={needsNetwork} />
      {isStored && settings.data && <QueryStates query={query} failed={failed} needsNetwork={needsNetwork} />}
      {methods && id === 'new' && <CouponForm edited={null} stored={noCoupon(methods)} methods={methods} />}
      {methods && id === 'codes' && <BatchForm stored={newBatch(methods)} methods={methods} />}
      {methods && query.data && <StoredCoupon coupon={query.data} methods={methods} />}
    </>
  );
}

const newBatch = (methods: readonly PaymentMethod[]) => ({ ...noCoupon(methods), count: '100', quantity: '1' });

function StoredCoupon({ coupon, methods }: { coupon: ShopCoupon; methods: readonly PaymentMethod[] }) {
  const { coupons: texts } = useMessages(shopOffersMessages);
  const navigate = useNavigate();
  const [isAsked, ask] = useState(false);
  return (
    <>
      <p className="mut num">{texts.uses(coupon.used, coupon.quantity)}</p>
      <CouponForm edited={coupon} stored={typedCoupon(coupon)} methods={methods} />
      {coupon.isTaken ? (
        <p className="mut">{texts.taken}</p>
      ) : (
        <div>
          <Button kind="quiet" className="text-danger" onClick={() => ask(true)}>
            {texts.removal.remove}
          </Button>
        </div>
      )}
      {isAsked && (
        <RemoveQuestion
          resource={couponResource}
          id={coupon.id}
          texts={texts.removal}
          onClose={() => ask(false)}
          onGone={() => void navigate(deskLinks.coupons())}
        >
          {texts.removal.body}
        </RemoveQuestion>
      )}
    </>
  );
}
