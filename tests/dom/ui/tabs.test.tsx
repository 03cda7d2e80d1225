import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tabs } from '../../../src/ui/show/Tabs.tsx';
import { renderPart } from '../../support/dom/renderPart.tsx';

const tabs = ['one', 'two', 'three'].map((id) => ({ id, title: `Tab ${id}`, content: <p>{`Part ${id}`}</p> }));
const chosen = () => screen.getByRole('tab', { selected: true });

test('arrow keys wrap, Home and End jump, and the focus goes with the choice', async () => {
  const user = await renderPart(<Tabs label="Numbers" tabs={tabs} />);
  await user.tab();
  expect(chosen()).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Tab two'],
    ['{End}', 'Tab three'],
    ['{ArrowRight}', 'Tab one'],
    ['{ArrowLeft}', 'Tab three'],
    ['{Home}', 'Tab one'],
  ] as const) {
    await user.keyboard(key);
    expect(chosen()).toHaveAccessibleName(name);
    expect(chosen()).toHaveFocus();
  }
});

test('Tab moves from the tab list to the panel of the chosen tab, the only visible one', async () => {
  const user = await renderPart(<Tabs label="Numbers" tabs={tabs} />);
  await user.click(screen.getByRole('tab', { name: 'Tab two' }));
  await user.tab();
  const part = screen.getByRole('tabpanel');
  expect(part).toHaveFocus();
  expect(part).toHaveAccessibleName('Tab two');
  expect(part).toHaveTextContent('Part two');
});

test('a tab that goes leaves the first one chosen', async () => {
  const { rerender } = await import('@testing-library/react').then(({ render }) =>
    render(<Tabs label="a" tabs={tabs} />),
  );
  screen.getByRole('tab', { name: 'Tab one' }).focus();
  rerender(<Tabs label="a" tabs={tabs.slice(1)} />);
  expect(chosen()).toHaveAccessibleName('Tab two');
});
