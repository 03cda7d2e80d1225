import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViewEvent, viewItemEvent } from '../../contract/site/dataLayer.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { hasPublicTitle, measuredAddress } from '../../domain/site/measuredAddress.ts';
import { consent } from '../../platform/measurement/consent.ts';
import { tellMeasurement } from '../../platform/measurement/dataLayer.ts';
import { readViews } from '../../platform/measurement/readViews.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import type { View } from '../../platform/measurement/viewLog.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { mayAskConsent } from './consentPlaces.ts';
import { tellApproved, tellBegun, tellPlaced } from './tellSale.ts';
import { useConsent } from './useConsent.ts';

/** Counts visits after consent, and asks people who have not answered yet. */
export function Measurement() {
  const answer = useConsent();
  const { pathname } = useLocation();
  const { currency } = useSiteSettings();
  const hadAgreed = useRef(consent() === 'granted');
  useEffect(() => {
    // Without storage there is nothing to delete.
    if (answer === 'refused') void forgetSales().catch(() => {});
    if (answer !== 'granted') return;
    const stop = readViews((view) => tellView(view, currency), hadAgreed.current);
    return () => {
      // Visits during a withdrawn consent are never reported later.
      hadAgreed.current = false;
      stop();
    };
  }, [answer, currency]);
  return answer === null && mayAskConsent(pathname) ? <ConsentCard /> : null;
}

function tellView(view: View, currency: Currency): void {
  if (view.kind === 'page' || view.kind === 'item') {
    const event = view.kind === 'page' ? pageEvent(view) : viewItemEvent(view.item, currency);
    if (event !== null) tellMeasurement(event);
    return;
  }
  // If the device cannot store that it was reported, it is not reported: missing is better than twice.
  tellSale(view).catch(() => {});
}

function tellSale(view: Exclude<View, { kind: 'page' | 'item' }>): Promise<void> {
  switch (view.kind) {
    case 'checkout':
      return tellBegun(view.sale);
    case 'placed':
      return tellPlaced(view.order);
    case 'approved':
      return tellApproved(view.orderIds);
  }
}

function pageEvent(view: Extract<View, { kind: 'page' }>) {
  const address = measuredAddress(view);
  if (address === null) return null;
  return pageViewEvent(`${location.origin}${address}`, hasPublicTitle(view) ? view.title : '');
}
