import { type FormEvent, useId, useReducer } from 'react';
import { type CardField, cardProblems } from '../../../../domain/order/cardEntry.ts';
import type { Charge } from '../../../../domain/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { formatBangkokDate } from '../../../../domain/time.ts';
import { focusFirstProblem } from '../../../../ui/form/focusFirstProblem.ts';
import { useNetworkPress } from '../../../../ui/press/useNetworkPress.ts';
import { CardNotTaken, useCharge } from '../provider/useCharge.ts';
import { useFailedPress } from '../provider/useFailedPress.ts';
import { cardReducer, emptyCard, readCardNumber, shownProblems } from './cardForm.ts';
import { sendCard } from './sendCard.ts';

/** The card form of an order, and the press that sends the card. */
export function usePayByCard(order: Order) {
  const [form, tell] = useReducer(cardReducer, emptyCard);
  const formId = useId();
  const number = readCardNumber(form.entry.number);
  const onFailed = useFailedPress(order);
  const send = async (): Promise<Charge> => {
    const sent = await sendCard(form.entry, order);
    if (sent.kind !== 'charge') {
      tell({ type: 'refused', refusal: sent });
      throw new CardNotTaken();
    }
    tell({ type: 'sent' });
    return sent.charge;
  };
  const payment = useCharge(order, send, onFailed);
  const { now, start } = payment;
  const thisMonth = formatBangkokDate(now).slice(0, 7);
  const network = useNetworkPress(() => {
    if (!start.isPending) payment.begin();
  });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    tell({ type: 'tried' });
    if (Object.keys(cardProblems(form.entry, number, thisMonth)).length === 0) network.press();
    else focusFirstProblem(event.currentTarget);
  };
  return {
    payment,
    form: {
      ...{ id: formId, entry: form.entry, refusal: form.refusal, number, submit, network },
      problems: shownProblems(form, number, thisMonth),
      isEncrypted: order.method === 'cardGateway',
      type: (field: CardField) => (text: string) => tell({ type: 'typed', field, text }),
      error: start.error instanceof CardNotTaken ? null : start.error,
    },
  };
}
export type CardFormOfOrder = ReturnType<typeof usePayByCard>['form'];
