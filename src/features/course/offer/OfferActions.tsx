import { Suspense } from 'react';
import type { Listing } from '../../../domain/catalogue/course.ts';
import { courseMessages } from '../../../i18n/catalogue/course.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { QuietBoundary } from '../../../ui/state/QuietBoundary.tsx';
import type { SaleState } from './saleState.ts';
import type { Purchase } from './usePurchase.ts';

const WhyNot = lazyPart(async () => (await import('./WhyNot.tsx')).WhyNot);
const OtherWays = lazyPart(async () => (await import('./OtherWays.tsx')).OtherWays);

/** The one next step. `bar` is the narrow place at the foot of phones. */
export function OfferActions({
  course,
  state,
  purchase,
  bar = false,
}: {
  course: Listing;
  state: SaleState;
  purchase: Purchase;
  bar?: boolean;
}) {
  const texts = useMessages(courseMessages).offer;
  const block = !bar;

  if (state.kind === 'study') {
    return (
      <ButtonLink to={links.learn(course.id)} icon="play" block={block}>
        {texts.study}
      </ButtonLink>
    );
  }
  if (state.kind === 'ordered' || state.kind === 'rejected' || state.kind === 'owned') {
    const order = state.orderToken === null ? links.studentOrders() : links.order(state.orderToken);
    return (
      <ButtonLink to={order} icon="receipt" block={block}>
        {texts.seeOrder}
      </ButtonLink>
    );
  }
  if (state.kind !== 'open') {
    return (
      <QuietBoundary>
        <Suspense fallback={null}>
          <OtherWays row={course} state={state} block={block} />
        </Suspense>
      </QuietBoundary>
    );
  }
  return (
    <Button block={block} onClick={() => void purchase.buy()}>
      {texts[purchase.word]}
    </Button>
  );
}

/** Why there is no ordinary next step, in one sentence; nothing while the course can be bought. */
export function OfferReason({ state, plain = false }: { state: SaleState; plain?: boolean }) {
  if (state.kind === 'open') return null;
  return (
    <QuietBoundary>
      <Suspense fallback={null}>
        <WhyNot state={state} plain={plain} />
      </Suspense>
    </QuietBoundary>
  );
}
