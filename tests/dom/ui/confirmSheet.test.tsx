import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Button } from '../../../src/ui/press/Button.tsx';
import { ConfirmSheet } from '../../../src/ui/sheet/ConfirmSheet.tsx';
import { renderPart } from '../../support/dom/renderPart.tsx';
import { wordsOf } from '../../support/run/words.ts';

const { ui } = wordsOf(true);

function Question({ removesButton = false }: { removesButton?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('none');
  const close = (given: string) => {
    setOpen(false);
    setAnswer(given);
  };
  return (
    <section>
      <Button>Before</Button>
      {!(removesButton && answer === 'yes') && <Button onClick={() => setOpen(true)}>Ask</Button>}
      <output>{answer}</output>
      <ConfirmSheet
        open={isOpen}
        title="Really?"
        confirm="Do it"
        onConfirm={() => close('yes')}
        onCancel={() => close('no')}
      />
    </section>
  );
}

const dialog = () => screen.findByRole('dialog', { name: 'Really?' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const button = (name: string) => screen.getByRole('button', { name });

test('a question begins at its title, so that Enter answers nothing', async () => {
  const user = await renderPart(<Question />);
  await user.click(button('Ask'));
  await dialog();
  expect(screen.getByRole('heading', { name: 'Really?' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('none');
  expect(await dialog()).toBeVisible();
});

test.each([
  ['the no', (user: Awaited<ReturnType<typeof renderPart>>) => user.click(button(ui.cancel))],
  ['Escape', (user: Awaited<ReturnType<typeof renderPart>>) => user.keyboard('{Escape}')],
  ['the cross', (user: Awaited<ReturnType<typeof renderPart>>) => user.click(button(ui.close))],
])('%s closes it and gives the focus back to the button', async (_, close) => {
  const user = await renderPart(<Question />);
  await user.click(button('Ask'));
  await dialog();
  await close(user);
  await gone();
  expect(screen.getByRole('status')).toHaveTextContent('no');
  expect(button('Ask')).toHaveFocus();
});

test('a yes that takes its button away leaves the focus to the nearest that is left', async () => {
  const user = await renderPart(<Question removesButton />);
  await user.click(button('Ask'));
  await dialog();
  await user.click(button('Do it'));
  await gone();
  expect(screen.getByRole('status')).toHaveTextContent('yes');
  expect(button('Before')).toHaveFocus();
});

test('Tab stays within the question, and scrolls to where it begins again', async () => {
  const scrolledTo: Element[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this);
  });
  onTestFinished(() => scroll.mockRestore());
  const user = await renderPart(<Question />);
  await user.click(button('Ask'));
  const inside = await dialog();
  const order: (Element | null)[] = [];
  for (let step = 0; step < 8; step += 1) {
    await user.tab();
    expect(inside).toContainElement(document.activeElement as HTMLElement);
    order.push(document.activeElement);
  }
  const [first] = order;
  expect(scrolledTo.length).toBeGreaterThan(1);
  expect(new Set(scrolledTo)).toEqual(new Set([first]));
});
