import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkServer } from '../../../src/platform/net/connection.ts';
import { NetworkButton, NetworkNote } from '../../../src/ui/press/NetworkButton.tsx';
import { usePressedCall } from '../../../src/ui/press/usePressedCall.ts';
import { plainShop } from '../../support/dom/plainShop.ts';
import { renderPart } from '../../support/dom/renderPart.tsx';
import { wordsOf } from '../../support/run/words.ts';

const texts = wordsOf(true).waiting;

function Sender({ send }: { send: () => Promise<void> }) {
  const call = useMutation({ mutationFn: send });
  const network = usePressedCall(call, () => call.mutate());
  return (
    <>
      <NetworkButton network={network}>Send</NetworkButton>
      <NetworkNote network={network} why="It needs the shop" />
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Send' });

test('without the shop a press waits, says why, can be taken back, and is sent once the shop answers', async () => {
  await checkServer();
  const send = vi.fn(async () => {});
  const user = await renderPart(<Sender send={send} />);
  expect(screen.getByText('It needs the shop')).toBeVisible();
  await user.click(button());
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: texts.stop }));
  expect(button()).not.toHaveAttribute('aria-disabled');

  await user.click(button());
  plainShop();
  await checkServer();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
});

test('while a call is under way a second press sends nothing, and the button keeps the focus', async () => {
  plainShop();
  await checkServer();
  const answered = Promise.withResolvers<void>();
  const send = vi.fn(() => answered.promise);
  const user = await renderPart(<Sender send={send} />);
  await user.click(button());
  await user.click(button());
  expect(button()).toHaveFocus();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  answered.resolve();
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
  expect(send).toHaveBeenCalledOnce();
});
