import { behaviourOf } from '../amountBehaviour.ts';
import { type Answer, json } from '../http/answer.ts';
import { fieldsOf, isFields } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { type Account, newId } from './account.ts';
import { money } from './bodies.ts';
import type { Events } from './events.ts';
import { refusal, unprocessable } from './refusal.ts';

/** Pays a whole capture back, once for a `PayPal-Request-Id`. */
export const refundRoute =
  (account: Account, events: Events): Route['handle'] =>
  (request, part): Answer => {
    const order = [...account.orders.values()].find(({ capture }) => capture?.id === part('id'));
    const capture = order?.capture;
    if (!order || !capture) return refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
    const key = `refund ${capture.id} ${request.headers['paypal-request-id'] ?? newId()}`;
    const made = account.done.get(key);
    const answer = (id: string) => ({ id, status: 'COMPLETED', amount: money(capture.amount, order.currency) });
    if (made !== undefined) return json(answer(made));
    const behaviour = behaviourOf(order.amount);
    if (behaviour === 'notRefundable') return unprocessable('REFUND_NOT_ALLOWED');
    if (capture.status === 'REFUNDED') return unprocessable('CAPTURE_FULLY_REFUNDED');
    if (capture.status !== 'COMPLETED') return unprocessable('CAPTURE_NOT_COMPLETED');
    const wanted = fieldsOf(request)?.amount;
    const whole = money(capture.amount, order.currency);
    if (isFields(wanted) && (wanted.value !== whole.value || wanted.currency_code !== whole.currency_code)) {
      return unprocessable('REFUND_AMOUNT_EXCEEDED');
    }
    const id = newId();
    account.done.set(key, id);
    capture.status = 'REFUNDED';
    events.announce(order, 'PAYMENT.CAPTURE.REFUNDED');
    return behaviour === 'refundAnswerLost' ? 'dropped' : json(answer(id), 201);
  };
