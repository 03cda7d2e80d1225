import type { DataLayerEvent } from '../../contract/site/dataLayer.ts';
import { consent } from './consent.ts';

type Told = DataLayerEvent | { readonly ecommerce: null };

declare global {
  interface Window {
    /** Where tags that a shop adds read what happened. It is not there before somebody agreed to be counted. */
    dataLayer?: Told[];
  }
}

/** Tells an event to whoever measures; nothing at all without the person's word. */
export function tellMeasurement(event: DataLayerEvent): void {
  if (consent() !== 'granted') return;
  window.dataLayer ??= [];
  // Tag managers lay one event over the other: items of the last one would show through.
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null });
  window.dataLayer.push(event);
}
