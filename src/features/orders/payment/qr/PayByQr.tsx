import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { chargeByPromptPay } from '../../../../contract/order/charge.ts';
import type { Order } from '../../../../domain/order/order.ts';
import { chargeMessages } from '../../../../i18n/buying/charge.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { callServer } from '../../../../platform/net/callServer.ts';
import { FailureNote } from '../../../../ui/notice/FailureNote.tsx';
import { NetworkButton, NetworkNote } from '../../../../ui/press/NetworkButton.tsx';
import { StepSection } from '../../StepSection.tsx';
import { ChargeStates, DeclinedNote } from '../provider/ChargeStates.tsx';
import { useCharge, usePressedStart } from '../provider/useCharge.ts';
import { QrStep } from './QrStep.tsx';

/** PromptPay: makes the picture by the press that ordered, or by its own, and shows it until it is paid. */
export function PayByQr({ order }: { order: Order }) {
  const texts = useMessages(chargeMessages);
  const isJustOrdered = useLocation().state?.afterOrder === true;
  const payment = useCharge<null>(order, () =>
    callServer(chargeByPromptPay, { body: { orderId: order.id, orderToken: order.token } }),
  );
  const { view, start } = payment;
  const pressed = usePressedStart(start);
  const mayBegin = isJustOrdered && view?.kind === 'toStart' && view.declined === null && start.isIdle;
  const begin = useEffectEvent(pressed.press);
  useEffect(() => {
    if (mayBegin) begin();
  }, [mayBegin]);

  const button = (label: string) => (
    <>
      <NetworkButton network={pressed} icon="qr">
        {label}
      </NetworkButton>
      <NetworkNote network={pressed} why={texts.needsNetwork} slow={texts.qr.making} />
      <FailureNote error={pressed.error} />
    </>
  );
  return (
    <ChargeStates payment={payment}>
      {(state) => {
        if (state.kind === 'step' && state.step.kind === 'qr') {
          return <QrStep order={order} picture={state.step.picture} expiresAt={state.expiresAt} now={payment.now} />;
        }
        if (state.kind === 'expired') {
          return (
            <StepSection title={texts.qr.expired.title} body={texts.qr.expired.body}>
              {button(texts.qr.expired.again)}
            </StepSection>
          );
        }
        return (
          <StepSection title={texts.qr.title}>
            <DeclinedNote charge={state.kind === 'toStart' ? state.declined : null} />
            {button(start.isError ? texts.again : texts.qr.make)}
          </StepSection>
        );
      }}
    </ChargeStates>
  );
}
