import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { BegunReport } from '../../../src/features/bankTransfer/begunReports.ts';
import { SignOut } from '../../../src/features/leaving/SignOut.tsx';
import { account } from '../../../src/i18n/th/people/account.ts';
import type { EntryState } from '../../../src/platform/outbox/entry.ts';
import { links } from '../../../src/ui/press/links.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

vi.mock('../../../src/ui/sheet/Sheet.tsx', () => ({
  Sheet: ({ open, children }: { open: boolean; children?: ReactNode }) => open && <div>{children}</div>,
}));

const texts = account.signOutQuestion;

/** The question after a press on sign-out, with reports in these states and these drafts. */
function askedWith(
  states: readonly EntryState[],
  begun: readonly BegunReport[] = [],
  slips: readonly object[] = [],
): string {
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
    [['device', 'sharedSlips'], slips],
    [['device', 'begunReports'], begun],
  ]);
}

test('the sign-out does not promise that a refused report will be sent', () => {
  const refused = askedWith(['failed']);
  expect(refused).not.toContain(texts.waiting(1));
  for (const words of [texts.refused.body(1), texts.refused.open, `href="${links.outbox()}"`]) {
    expect(refused).toContain(words);
  }
  const both = askedWith(['failed', 'queued', 'waitsForOwner']);
  for (const words of [texts.waiting(2), texts.refused.body(1)]) expect(both).toContain(words);
  expect(askedWith(['queued', 'sent'])).not.toContain(texts.refused.open);
});

test('unsent changes of a waiting report are mentioned at the sign-out, with a link to send them', () => {
  const changed = askedWith(['queued'], ['change']);
  for (const words of [texts.change.body, texts.change.open, `href="${links.outbox()}"`]) {
    expect(changed).toContain(words);
  }
  expect(askedWith(['queued'])).not.toContain(texts.change.body);
});

test('what stays and goes nowhere without its owner is not told as lost', () => {
  for (const question of [askedWith(['queued'], ['new']), askedWith(['failed'], ['change'])]) {
    expect(question).not.toContain(texts.change.body);
  }
});

test('of shared slips that stay it is said who will see them', () => {
  const [own, ofNobody] = [{ userId: '5' }, { userId: null }];
  expect(askedWith([], [], [own, own])).toContain(texts.ownSlips(2));
  expect(askedWith([], [], [ofNobody])).toContain(texts.slips(1));
  const both = askedWith([], [], [own, ofNobody]);
  for (const words of [texts.ownSlips(1), texts.slips(1)]) expect(both).toContain(words);
});
