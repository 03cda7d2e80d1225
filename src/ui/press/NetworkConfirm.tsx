import type { ComponentProps } from 'react';
import { FailureNote } from '../notice/FailureNote.tsx';
import { ConfirmSheet } from '../sheet/ConfirmSheet.tsx';
import { NetworkNote } from './NetworkButton.tsx';
import type { PressedCall } from './usePressedCall.ts';

/** A confirmation whose yes needs the network. It stays open until the answer and shows a failure. */
export function NetworkConfirm({
  network,
  why,
  body,
  onClose,
  ...question
}: {
  network: PressedCall;
  why?: string;
  onClose: () => void;
} & Omit<ComponentProps<typeof ConfirmSheet>, 'open' | 'busy' | 'onConfirm' | 'onCancel'>) {
  return (
    <ConfirmSheet
      {...question}
      open
      body={
        <div className="stack stack-2">
          {body}
          <FailureNote error={network.error} />
          <NetworkNote network={network} why={why} />
        </div>
      }
      busy={network.sending !== null || network.isWaiting}
      onConfirm={network.press}
      onCancel={() => {
        network.stopWaiting();
        onClose();
      }}
    />
  );
}
