import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyerRefused } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';
import { type FieldSays, useFailureInSight } from '../../../src/ui/form/useFailureInSight.ts';
import { type RunningHook, runHook } from '../../support/run/runHook.ts';

const refused = new CallFailed(400, 'INPUT_ERROR', 'ข้อมูลไม่ถูกต้อง', noFacts);
const full = new CallFailed(403, 'OVER_LIMIT_USER', 'รับสมาชิกเต็มแล้ว', noFacts);

type Part = { readonly id: string; isConnected: boolean; readonly tagName: string; value: string } & {
  readonly type: string;
  readonly focus: () => void;
  /** Vertical position on the page. */
  at: number;
  readonly scrollIntoView: (how: ScrollIntoViewOptions) => void;
  readonly getBoundingClientRect: () => Pick<DOMRect, 'top'>;
};
type Drawn = (failure: unknown) => void;

let focused: Part | null;
let scrolled: number;
let problems: Part[];
let draw: FrameRequestCallback[];
let page: RunningHook<Drawn>;
let submits: () => void;

/** Visible height between a phone's header and tabs. */
const room = 620;
const height = 40;

const part = (id: string, tagName = 'DIV', type = ''): Part => {
  const focus = () => {
    focused = made;
  };
  const scrollIntoView = ({ block }: ScrollIntoViewOptions) => {
    const atFoot = made.at + height - room;
    if (block === 'center') scrolled = (made.at + atFoot) / 2;
    else scrolled = Math.min(Math.max(scrolled, atFoot), made.at);
  };
  const getBoundingClientRect = () => ({ top: made.at - scrolled });
  const sight = { at: 0, scrollIntoView, getBoundingClientRect };
  const made: Part = { id, tagName, type, value: '', isConnected: true, focus, ...sight };
  return made;
};
const body = part('body');
const note = part('note');
const email = part('email', 'INPUT', 'email');
const nickname = part('nickname', 'INPUT', 'text');
const picture = part('picture', 'INPUT', 'file');
const button = part('button', 'BUTTON', 'submit');
const refusals = part('refusals');
const methods = part('methods');
const ways = part('ways', 'INPUT', 'radio');
const form = { id: 'form', isConnected: true, querySelector: () => problems[0] ?? null };

/** Renders the page with this failure, and its effects. */
const shows = async (failure: unknown) => {
  await page.does((fails) => fails(failure));
  for (const frame of draw.splice(0)) frame(0);
};
/** The focused element unmounts, so the browser focuses the body. */
const goes = (gone: Part) => {
  gone.isConnected = false;
  focused = body;
};
/** Renders the page again with these faulty fields. */
const comes = (failure: unknown, ...fields: Part[]) => {
  problems = fields;
  return page.does((fails) => fails(failure));
};

const fieldSays = (failure: unknown): FieldSays => {
  if (failure === full) return 'never';
  return failure instanceof BuyerRefused ? 'later' : 'now';
};

beforeEach(async () => {
  focused = null;
  scrolled = 0;
  for (const each of [note, refusals]) each.isConnected = true;
  methods.isConnected = false;
  for (const each of [email, nickname]) each.value = '';
  problems = [];
  draw = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => draw.push(frame));
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return focused;
    },
    getElementById: (id: string) =>
      [form, note, refusals, methods].find((each) => each.id === id && each.isConnected) ?? null,
    addEventListener: (_: 'submit', heard: (event: unknown) => void) => {
      submits = () => heard({ target: form });
    },
    removeEventListener: () => {},
  });
  page = await runHook(() => {
    // A new object each time, so that the same failure renders again.
    const [{ failure }, set] = useState<{ failure: unknown }>({ failure: null });
    useFailureInSight(failure, 'form', ['note', 'refusals', 'methods'], fieldSays(failure));
    return (next: unknown) => set({ failure: next });
  });
});
afterEach(async () => {
  await page.leave();
  vi.unstubAllGlobals();
});

test('a guest who is refused is led to the field that says why', async () => {
  problems = [email];
  await shows(new BuyerRefused(refused));
  expect(focused).toBe(email);
});

test.each([
  { whose: 'is not left half above the page', noteAt: 200, fieldAt: 500, from: 900, to: 200 },
  { whose: 'stays where it is with a field close to the foot', noteAt: 500, fieldAt: 700, from: 100, to: 120 },
  {
    whose: 'is left for a field far below, in the middle with its sentence',
    noteAt: 0,
    fieldAt: 900,
    from: 900,
    to: 610,
  },
])('the note of it $whose', async ({ noteAt, fieldAt, from, to }) => {
  note.at = noteAt;
  email.at = fieldAt;
  scrolled = from;
  problems = [email];
  await shows(refused);
  expect(focused).toBe(email);
  expect(scrolled).toBe(to);
});

test('where the shop asks for more by now, they are led on to the field once it is there', async () => {
  const failure = new BuyerRefused(refused);
  await shows(failure);
  expect(focused).toBe(note);
  await comes(failure, nickname);
  expect(focused).toBe(nickname);
  await comes(failure, email, nickname);
  expect(focused).toBe(nickname);
});

test('a person who has moved on from the note keeps their focus', async () => {
  const failure = new BuyerRefused(refused);
  await shows(failure);
  email.focus();
  await comes(failure, nickname);
  expect(focused).toBe(email);
});

test('a field has nothing to say to a failure that is not about the guest', async () => {
  await shows(refused);
  await comes(refused, nickname);
  expect(focused).toBe(note);
});

test('a message elsewhere takes the focus: among the shop’s refusals, then at the section itself', async () => {
  refusals.isConnected = false;
  await shows(refused);
  expect(focused).toBe(note);
  refusals.isConnected = true;
  goes(note);
  await comes(refused);
  expect(focused).toBe(refusals);
  goes(refusals);
  await comes(null, ways);
  expect(focused).toBe(ways);
});

test('a corrected part does not move the focus', async () => {
  await shows(refused);
  goes(note);
  await comes(refused);
  expect(focused).toBe(refusals);
  refusals.isConnected = false;
  email.focus();
  await comes(null, ways);
  expect(focused).toBe(email);
});

test('a refusal without a field moves past a field with its own problem, such as an unreadable picture', async () => {
  problems = [picture];
  await shows(full);
  expect(focused).toBe(note);
  refusals.isConnected = false;
  goes(note);
  await comes(null, picture);
  expect(focused).toBe(body);
});

test('the note of the ways to pay takes the focus over, where the shop has none by now', async () => {
  refusals.isConnected = false;
  await shows(refused);
  goes(note);
  methods.isConnected = true;
  await comes(null);
  expect(focused).toBe(methods);
});

test('a person who types elsewhere until the answer keeps their focus', async () => {
  button.focus();
  submits();
  nickname.focus();
  await shows(full);
  expect(focused).toBe(nickname);
  await comes(full, email);
  expect(focused).toBe(nickname);
});

test('who pressed Enter in a field is led from there, unless they type on in it', async () => {
  email.focus();
  email.value = 'mali@example.com';
  submits();
  await shows(full);
  expect(focused).toBe(note);
  email.focus();
  submits();
  email.value = 'mali@example.co.th';
  await shows(refused);
  expect(focused).toBe(email);
});

test('a choice or a checkbox is no typing', async () => {
  button.focus();
  submits();
  ways.focus();
  await shows(full);
  expect(focused).toBe(note);
});
