import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CourseDetail, Schedule } from '../../../src/domain/catalogue/course.ts';
import type { Language } from '../../../src/domain/localText.ts';
import { cartKeys } from '../../../src/features/cart/cartKeys.ts';
import { CourseFacts } from '../../../src/features/course/CourseFacts.tsx';
import { CourseHeader } from '../../../src/features/course/CourseHeader.tsx';
import { courseStandingQuery } from '../../../src/features/course/courseStanding.ts';
import { OfferBar } from '../../../src/features/course/offer/OfferBar.tsx';
import { OfferPrice } from '../../../src/features/course/offer/OfferPrice.tsx';
import { useCourseOffer } from '../../../src/features/course/offer/useCourseOffer.ts';
import { courseTypes } from '../../../src/i18n/en/catalogue/courseTypes.ts';
import { loadEnglish } from '../../../src/i18n/loadEnglish.ts';
import { course as words } from '../../../src/i18n/th/catalogue/course.ts';
import { listing } from '../../../src/i18n/th/catalogue/listing.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { runHook } from '../../support/run/runHook.ts';
import { course, plan } from '../courseFixture.ts';

/** Text for a guest. */
function read(part: ReactNode, language: Language = 'th'): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  client.setQueryData(['session'], null);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <MemoryRouter>{part}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const purchase = { word: 'buy', isInCart: false, addToCart: async () => {}, buy: async () => {} } as const;
const Fee = ({ of }: { of: CourseDetail }) => <OfferPrice course={of} offer={useCourseOffer(of)} large />;
const Bar = ({ of }: { of: CourseDetail }) => <OfferBar course={of} offer={useCourseOffer(of)} purchase={purchase} />;

const yearly = plan('year', { isDefault: true });
const scholarship = plan('grant', { type: 'free', prices: { THB: 0, USD: null }, needsApproval: true });
const longer = plan('long', { prices: { THB: 349_000, USD: null } });
const at = (id: string, THB: number) => plan(id, { prices: { THB, USD: null } });
const feeOf = (...plans: (typeof yearly)[]) => read(<Fee of={course({ plans })} />);

describe('the fee', () => {
  test('is the one of the plan that is bought, with the lowest one if another plan costs less', () => {
    const [three, two] = [at('three', 30_000), at('two', 20_000)];
    const nine = plan('nine', {
      name: { th: 'ตลอดชีพ', en: null },
      prices: { THB: 90_000, USD: null },
      isDefault: true,
    });
    const told = `${words.offer.chosen('ตลอดชีพ')} ฿900`;
    expect(feeOf(three, two, nine)).toBe(`${told} ${listing.from} ฿200`);
    expect(read(<Bar of={course({ plans: [three, two, nine] })} />)).toContain(`${told} ${listing.from} ฿200`);
    expect(feeOf(at('none', 0), nine)).toBe(`${told} ${listing.fromFree}`);
  });

  test('does not start at what an administrator gives for nothing', () => {
    expect(feeOf(scholarship, yearly)).toBe(`${words.offer.fee} ฿1,990`);
    expect(feeOf(scholarship, yearly, longer)).toBe(`${words.offer.from} ฿1,990`);
  });

  test('starts at the plan that is bought where others cost more', () => {
    expect(feeOf(yearly, longer)).toBe(`${words.offer.from} ฿1,990`);
    expect(feeOf(yearly)).toBe(`${words.offer.fee} ฿1,990`);
  });

  test('is in the bar of a course that opens later, is over or is full', () => {
    const { schedule } = course();
    const cases: Partial<CourseDetail>[] = [
      { schedule: { ...schedule, registrationOpensAt: Date.UTC(2099, 0, 1) } },
      { schedule: { ...schedule, registrationClosesAt: Date.UTC(2000, 0, 1) } },
      { seatsLeft: 0 },
      { isLocked: true },
    ];
    for (const parts of cases) expect(read(<Bar of={course(parts)} />)).toContain('฿1,990');
  });
});

// Subscribers of the query cache render at once: a batch would wait for a timer, and the tests count timers.
beforeAll(() => notifyManager.setScheduler((run) => run()));

test('a course in the cart shows its plan there, until another is chosen', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(['session'], null);
  const of = course({ plans: [yearly, longer] });
  const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>;
  const page = await runHook(() => useCourseOffer(of), around);
  const shown = () => [page.now().plan?.id, page.now().isOwnChoice];
  const inCart = (itemId: string, planId: string) =>
    page.does(() => client.setQueryData(cartKeys.cart, { lines: [{ itemId, planId }] }));
  expect(shown()).toEqual(['year', false]);
  await inCart('other', 'long');
  expect(shown()).toEqual(['year', false]);
  await inCart(of.id, 'gone');
  expect(shown()).toEqual(['year', false]);
  await inCart(of.id, 'long');
  expect(shown()).toEqual(['long', true]);
  await page.does(({ choose }) => choose('year'));
  expect(shown()).toEqual(['year', true]);
  await page.leave();
  vi.unstubAllGlobals();
});

test('a chosen plan stays as the person’s own plans arrive, if it is among them', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  client.setQueryData(['session'], { id: 'mali', role: 'student' });
  const of = course({ plans: [yearly, longer] });
  const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>;
  const page = await runHook(() => useCourseOffer(of), around);
  const own = (...ownPlans: (typeof yearly)[]) =>
    page.does(() =>
      client.setQueryData(courseStandingQuery(of.id, 'mali').queryKey, {
        ...{ isWaiting: false, isRejected: false, hasAccess: false, orderToken: null, ownPlans },
      }),
    );
  await page.does(({ choose }) => choose('long'));
  await own(plan('renewal'), yearly, longer);
  expect([page.now().plan?.id, page.now().isOwnChoice]).toEqual(['long', true]);
  await own(yearly);
  expect([page.now().plan?.id, page.now().isOwnChoice]).toEqual(['year', false]);
  await page.leave();
  vi.unstubAllGlobals();
});

describe('a page that stays open', () => {
  const opened = Date.UTC(2026, 1, 14, 6);
  const minute = 60_000;
  const openedOn = async (parts: Partial<CourseDetail>) => {
    vi.useFakeTimers({ now: opened });
    vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, addEventListener() {} });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
    client.setQueryData(['session'], null);
    const of = course({ plans: [yearly], ...parts });
    const around = (inside: ReactNode) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>;
    return await runHook(() => useCourseOffer(of), around);
  };
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('offers until its showing ends, and not a moment longer', async () => {
    const page = await openedOn({ publishEndsAt: opened + minute });
    await page.does(() => vi.advanceTimersByTime(minute - 1));
    expect(page.now().state).toEqual({ kind: 'open' });
    await page.does(() => vi.advanceTimersByTime(2));
    expect(page.now().state).toEqual({ kind: 'closed', at: opened + minute });
    expect(vi.getTimerCount()).toBe(0);
    await page.leave();
  });

  test('opens and closes with the registration', async () => {
    const times = { registrationOpensAt: opened + minute, registrationClosesAt: opened + 2 * minute };
    const page = await openedOn({ schedule: { ...course().schedule, ...times } });
    expect(page.now().state).toEqual({ kind: 'notYet', at: opened + minute });
    await page.does(() => vi.advanceTimersByTime(minute + 1));
    expect(page.now().state).toEqual({ kind: 'open' });
    await page.does(() => vi.advanceTimersByTime(minute));
    expect(page.now().state).toEqual({ kind: 'closed', at: opened + 2 * minute });
    await page.leave();
  });

  test.each(['startsAt', 'endsAt'] as const)('a scheduled course closes with its last date (%s)', async (last) => {
    const schedule = { ...course().schedule, [last]: opened + minute };
    const page = await openedOn({ courseType: 'inClass', schedule });
    expect(page.now().state).toEqual({ kind: 'open' });
    await page.does(() => vi.advanceTimersByTime(minute + 1));
    expect(page.now().state).toEqual({ kind: 'closed', at: opened + minute });
    await page.leave();
  });

  test('waits for an end that is further away than a timer reaches, and for none that is long over', async () => {
    const far = 2 ** 31 + minute;
    const schedule = { ...course().schedule, registrationOpensAt: opened - minute };
    const page = await openedOn({ publishEndsAt: opened + far, schedule });
    await page.does(() => vi.advanceTimersByTime(minute));
    expect(page.drawn).toHaveLength(1);
    await page.does(() => vi.advanceTimersByTime(far - minute - 1));
    expect(page.now().state).toEqual({ kind: 'open' });
    await page.does(() => vi.advanceTimersByTime(2));
    expect(page.now().state).toEqual({ kind: 'closed', at: opened + far });
    await page.leave();
  });
});

describe('the days of a course that is held', () => {
  beforeAll(loadEnglish);
  const held = (schedule: Partial<Schedule>, courseType: CourseDetail['courseType'] = 'inClass') => {
    const detail = course({ courseType, schedule: { ...course().schedule, ...schedule } });
    return read(<CourseFacts course={detail} plan={null} />, 'en');
  };
  const startsAt = Date.UTC(2026, 1, 14, 6);

  test('on one day its hours are together; over several each time is beside its day', () => {
    expect(held({ startsAt, endsAt: startsAt + 3 * 3_600_000 })).toContain('Dates 14 Feb 2026 Hours 13:00–16:00');
    const days = held({ startsAt, endsAt: Date.UTC(2026, 1, 16, 5) });
    expect(days).toContain('Dates 14 Feb 2026, 13:00 – 16 Feb 2026, 12:00');
    expect(days).not.toContain('Hours');
  });

  test('without names are not shown above, and no text refers to them', () => {
    const venue = { th: 'อโศก', en: 'Asok' };
    expect(held({ startsAt, venue })).toContain(courseTypes.ways.inClass);
    expect(held({ startsAt })).toContain(courseTypes.withoutVenue.inClass);
    expect(held({ venue })).toContain(courseTypes.withoutDates.inClass);
    expect(held({})).toContain(courseTypes.withoutBoth.inClass);
    expect(held({ startsAt }, 'liveRoom')).toContain(courseTypes.ways.liveRoom);
    for (const kind of ['liveBroadcast', 'liveRoom', 'liveRoomStudentCamera'] as const) {
      expect(held({}, kind)).toContain(courseTypes.withoutDates[kind]);
      expect(held({}, kind)).not.toContain('above');
    }
  });
});

test('the header shows the stock in the same words as the lists', () => {
  const header = (courseType: CourseDetail['courseType']) =>
    read(<CourseHeader row={course({ courseType, seatsLeft: 3 })} />);
  expect(header('online')).toContain(listing.placesLeft(3).replaceAll('\u00a0', ' '));
  expect(header('inClass')).toContain(listing.seatsLeft(3).replaceAll('\u00a0', ' '));
});
