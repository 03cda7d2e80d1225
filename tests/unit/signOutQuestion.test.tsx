import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { SignOut } from '../../src/features/leaving/SignOut.tsx';
import { account } from '../../src/i18n/th/account.ts';
import type { EntryState } from '../../src/platform/outbox/entry.ts';
import { links } from '../../src/ui/links.ts';
import { drawKnowing } from '../support/drawKnowing.tsx';

vi.mock('../../src/ui/Sheet.tsx', () => ({
  Sheet: ({ open, children }: { open: boolean; children?: ReactNode }) => open && <div>{children}</div>,
}));

const texts = account.signOutQuestion;

/** What is asked of somebody who presses on their own device, where reports in these states lie. */
function askedWith(states: readonly EntryState[]): string {
  const entries = states.map((state, place) => ({
    ...{ key: `k${place}`, kind: 'transferReport', owner: { kind: 'user', userId: '5' }, state, slips: [] },
    draft: { subject: {}, report: {} },
  }));
  let isPressed = false;
  const press = (ask: () => void) => {
    if (!isPressed) ask();
    isPressed = true;
    return null;
  };
  return drawKnowing(<SignOut button={press} />, [
    [['session'], { id: '5', role: 'student' }],
    [['device', 'outbox'], { entries, known: [] }],
    [['device', 'sharedSlips'], []],
  ]);
}

test('nobody is promised at a sign-out that a report goes out which was refused', () => {
  const refused = askedWith(['failed']);
  expect(refused).not.toContain(texts.waiting(1));
  for (const words of [texts.refused.body(1), texts.refused.open, `href="${links.outbox()}"`]) {
    expect(refused).toContain(words);
  }
  const both = askedWith(['failed', 'queued', 'waitsForOwner']);
  for (const words of [texts.waiting(2), texts.refused.body(1)]) expect(both).toContain(words);
  expect(askedWith(['queued', 'sent'])).not.toContain(texts.refused.open);
});
