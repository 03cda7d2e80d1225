import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageViewEvent, viewItemEvent } from '../../contract/site/dataLayer.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import { hasPublicTitle, mayShowCardForm, measuredAddress } from '../../domain/site/measuredAddress.ts';
import { type Consent, consent } from '../../platform/measurement/consent.ts';
import { tellMeasurement } from '../../platform/measurement/dataLayer.ts';
import { readViews } from '../../platform/measurement/readViews.ts';
import { hasTagManager, nameMeasuredPage, startTagManager } from '../../platform/measurement/tagManager.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import type { View } from '../../platform/measurement/viewLog.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { ConsentCard } from './ConsentCard.tsx';
import { mayAskConsent } from './consentPlaces.ts';
import { countVisit } from './countVisit.ts';
import { tellApproved, tellApprovedMeanwhile, tellBegun, tellPlaced } from './tellSale.ts';
import { useConsent } from './useConsent.ts';

/** Counts visits after consent, and asks people who have not answered yet. */
export function Measurement() {
  const answer = useConsent();
  const { pathname, search } = useLocation();
  const { currency, tagManagerId } = useSiteSettings();
  // The tag manager would miss a purchase that is reported while it is kept out: the next page asks about it.
  const isKeptOut = tagManagerId !== null && mayShowCardForm({ pathname });
  useTagManager(answer, measuredAddress({ pathname, search }) !== null, isKeptOut);
  const tell = useEffectEvent((view: View) => {
    if (!isKeptOut || view.kind !== 'approved') tellView(view, currency);
  });
  const hadAgreed = useRef(consent() === 'granted');
  useEffect(() => {
    // Without storage there is nothing to delete.
    if (answer === 'refused') void forgetSales().catch(() => {});
    if (answer !== 'granted') return;
    const stop = readViews((view) => tell(view), hadAgreed.current);
    return () => {
      // Visits during a withdrawn consent are never reported later.
      hadAgreed.current = false;
      stop();
    };
  }, [answer]);
  useApprovedMeanwhile(answer === 'granted' && !isKeptOut);
  return answer === null && mayAskConsent(pathname) ? <ConsentCard /> : null;
}

/**
 * Runs the shop's tag manager after consent. It ends with a withdrawn consent and on pages that are not measured, by a
 * reload: nothing else stops another site's script. It never starts on an order's page, whose card form it could read.
 */
function useTagManager(answer: Consent | null, isMeasured: boolean, isKeptOut: boolean): void {
  const { tagManagerId } = useSiteSettings();
  useEffect(() => {
    const mayRun = answer === 'granted' && isMeasured;
    if (mayRun && !isKeptOut && tagManagerId !== null) startTagManager(tagManagerId);
    if (!mayRun && hasTagManager()) location.reload();
  }, [answer, isMeasured, isKeptOut, tagManagerId]);
}

/** An approval may come while the order's page is closed: asks at the start and on each return to the app. */
function useApprovedMeanwhile(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = () => {
      if (document.visibilityState === 'visible') tellApprovedMeanwhile().catch(() => {});
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isOn]);
}

function tellView(view: View, currency: Currency): void {
  if (view.kind === 'page' || view.kind === 'item') {
    const event = view.kind === 'page' ? pageEvent(view) : viewItemEvent(view.item, currency);
    if (event !== null) tellMeasurement(event);
    if (view.kind === 'item') countVisit('view');
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
  const path = measuredAddress(view);
  if (path === null) return null;
  const address = `${location.origin}${path}`;
  const title = hasPublicTitle(view) ? view.title : '';
  nameMeasuredPage(address, title);
  return pageViewEvent(address, title);
}
