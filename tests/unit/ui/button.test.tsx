import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/press/Button.tsx';

test('a busy button keeps the focus and its words, and hears no second press', () => {
  const press = vi.fn();
  const { props } = Button({ children: 'สั่งซื้อ', type: 'submit', busy: true, onClick: press });
  expect([props.onClick, props.type, props.disabled]).toEqual([undefined, 'button', undefined]);
  const shown = renderToStaticMarkup(<Button busy>สั่งซื้อ</Button>);
  for (const told of ['aria-disabled="true"', 'aria-busy="true"', 'สั่งซื้อ']) expect(shown).toContain(told);
});

test('an idle one is pressed', () => {
  const press = vi.fn();
  const { props } = Button({ children: 'สั่งซื้อ', type: 'submit', onClick: press });
  expect([props.onClick, props.type, props['aria-disabled']]).toEqual([press, 'submit', undefined]);
});
