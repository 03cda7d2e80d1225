import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/localText.ts';
import { type Order, type OrderReport, orderByLink } from '../../../src/domain/order/order.ts';
import { type OrderFace, orderFace, orderFaces } from '../../../src/domain/order/orderFace.ts';
import { type OrderStatus, orderStatuses } from '../../../src/domain/order/orderStatus.ts';
import { OrderHistory as AdminHistory } from '../../../src/features/administration/orders/OrderHistory.tsx';
import { OrderStatusTag } from '../../../src/features/administration/orders/OrderStatusTag.tsx';
import { ReportFacts } from '../../../src/features/administration/orders/ReportFacts.tsx';
import { accountsQuery } from '../../../src/features/bankTransfer/bankListQueries.ts';
import { CancelOrder } from '../../../src/features/orders/CancelOrder.tsx';
import { OrderCard } from '../../../src/features/orders/OrderCard.tsx';
import { OrderHistory } from '../../../src/features/orders/OrderHistory.tsx';
import { OrderLines } from '../../../src/features/orders/OrderLines.tsx';
import { OrderSteps } from '../../../src/features/orders/OrderSteps.tsx';
import { OrderTag } from '../../../src/features/orders/OrderTag.tsx';
import { OtherThanAgreedNote } from '../../../src/features/orders/OtherThanAgreedNote.tsx';
import { faceLooks } from '../../../src/features/orders/orderLook.ts';
import { otherThanAgreedIn } from '../../../src/features/orders/otherThanAgreed.ts';
import { PageOrder } from '../../../src/features/orders/payment/provider/PageOrder.tsx';
import { OrderReports } from '../../../src/features/orders/payment/transfer/OrderReports.tsx';
import { TransferStep } from '../../../src/features/orders/payment/transfer/TransferStep.tsx';
import { ThanksArt } from '../../../src/features/orders/ThanksArt.tsx';
import { ThankYou } from '../../../src/features/orders/ThankYou.tsx';
import { orderQuery } from '../../../src/features/orders/useOrder.ts';
import { sessionQuery } from '../../../src/features/session/useSession.ts';
import { ordersMessages } from '../../../src/i18n/buying/orders.ts';
import { formatMoney } from '../../../src/i18n/format.ts';
import { administrationMessages } from '../../../src/i18n/people/administration.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { links } from '../../../src/ui/press/links.ts';

const order: Order = {
  ...{ id: 'o1', number: '240101', token: 't'.repeat(32), currency: 'THB', method: 'bankTransfer' },
  ...{ status: 'notYetReceived', price: 10_700, discount: 0, shippingFee: 0, vat: 700, withholding: 0 },
  ...{ withholdingPercent: 0, total: 10_700, placedAt: 1, cancelAt: 2, buyerName: 'มานี', email: 'm@example.com' },
  ...{
    tel: null,
    wantsTaxInvoice: false,
    tax: null,
    history: [],
    reports: [],
    document: null,
    underReview: false,
    shipping: null,
  },
  lines: [
    {
      ...{ itemId: '101', kind: 'course', slug: '101', title: { th: 'บัญชี', en: 'Accounting' }, planId: 'a' },
      ...{ planName: { th: 'ปี', en: 'Year' }, quantity: 1, unitPrice: 10_700, discount: 0, coverUrl: null },
      isWatchable: true,
    },
  ],
};

/** An order with this appearance for its buyer. */
const looksSo: Readonly<Record<OrderFace, Partial<Order>>> = {
  notYetReceived: {},
  waitsOnDevice: {},
  pendingApproved: { status: 'pendingApproved' },
  waitingForApproval: { status: 'pendingApproved', total: 0 },
  paidWaiting: { status: 'pendingApproved', method: 'cardToken' },
  approved: { status: 'approved' },
  rejected: { status: 'rejected' },
  requestRejected: { status: 'rejected', total: 0 },
  cancelled: { status: 'cancelled' },
  underReview: { status: 'cancelled', underReview: true },
  refunded: { status: 'refunded' },
};
const orderOf = (face: OrderFace): Order => ({ ...order, ...looksSo[face] });

type Shown = { readonly language: Language; readonly isStudent: boolean };

function draw(what: ReactNode, { language, isStudent }: Shown, known?: Order, client = new QueryClient()): string {
  if (known) client.setQueryData(orderQuery(known.token).queryKey, known);
  client.setQueryData(
    sessionQuery.queryKey,
    isStudent
      ? {
          ...{ id: 'u1', role: 'student', username: 'manee', firstName: 'มานี', lastName: 'ใจดี', nickname: null },
          ...{ email: 'm@example.com', tel: null, pictureUrl: null },
        }
      : null,
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value={language}>
        <MemoryRouter>{what}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const textOf = (markup: string): string => markup.replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const everyone = (['th', 'en'] as const).flatMap((language) =>
  [true, false].map((isStudent) => ({ language, isStudent })),
);

describe('every order', () => {
  test('shows itself to its buyer by one of the faces, and every face is some order', () => {
    const shown = orderStatuses.flatMap((status) =>
      [0, 10_700].flatMap((total) =>
        [true, false].flatMap((underReview) =>
          (['bankTransfer', 'cardToken'] as const).flatMap((method) =>
            ([null, 'queued', 'sent', 'failed', 'waitsForOwner'] as const).map((onDevice) =>
              orderFace({ status, method, total, underReview }, onDevice),
            ),
          ),
        ),
      ),
    );
    expect(new Set(shown)).toEqual(new Set(orderFaces));
    for (const face of orderFaces) {
      expect(orderFace(orderOf(face), face === 'waitsOnDevice' ? 'queued' : null)).toBe(face);
    }
  });

  test.each(everyone)('has its own word, icon and colour ($language)', (shown) => {
    const words = orderFaces.map((face) => textOf(draw(<OrderTag face={face} />, shown)).trim());
    expect(new Set(words).size).toBe(orderFaces.length);
    for (const face of orderFaces) {
      expect(draw(<OrderTag face={face} />, shown)).toMatch(/<span class="tag[^"]*"><svg/);
      expect(faceLooks[face].tone).toBeDefined();
    }
    // Green is reserved for done, red for failed.
    expect(orderFaces.filter((face) => faceLooks[face].tone === 'done')).toEqual(['approved']);
    expect(orderFaces.filter((face) => faceLooks[face].tone === 'error')).toEqual(['rejected', 'requestRejected']);
  });

  test.each(everyone)('shows the next step in the list, with one button ($language)', (shown) => {
    const texts = ordersMessages[shown.language];
    const { actions, step } = texts;
    const pressed: Readonly<Record<OrderFace, string>> = {
      ...{ notYetReceived: actions.accounts, waitsOnDevice: actions.seeQueued, pendingApproved: actions.see },
      ...{
        waitingForApproval: actions.see,
        paidWaiting: actions.see,
        approved: actions.learn,
        rejected: actions.reportAgain,
      },
      ...{ requestRejected: actions.cancel, cancelled: actions.again, underReview: actions.see },
      refunded: actions.again,
    };
    for (const face of orderFaces) {
      const card = textOf(draw(<OrderCard order={orderOf(face)} face={face} />, shown));
      expect(card).toContain(step[face]);
      expect(card).toContain(pressed[face]);
    }
    expect(new Set(Object.values(step)).size).toBe(orderFaces.length);
  });

  test.each(everyone)('shows the next step on its page ($language, student $isStudent)', (shown) => {
    const steps = orderFaces
      // The waiting report is part of it.
      .filter((face) => face !== 'waitsOnDevice')
      .map((face) =>
        draw(<TransferStep order={orderOf(face)} face={face} onReport={() => {}} onCopyAccount={() => {}} />, shown),
      );
    for (const step of steps) expect(step).toMatch(/<h2 id="next-heading">[^<]+<\/h2>/);
    // The server has no address to show.
    for (const step of steps) expect(step).not.toMatch(/ติดต่อ|contact/i);
    expect(new Set(steps.map(textOf)).size).toBe(orderFaces.length - 1);
  });

  test.each(everyone)('names the sum where it asks for a transfer, also after a rejection ($language)', (shown) => {
    const withheld: Partial<Order> = { price: 199_000, withholding: 5_579, withholdingPercent: 3, total: 193_421 };
    for (const face of ['notYetReceived', 'rejected'] as const) {
      const step = draw(
        <TransferStep
          order={{ ...orderOf(face), ...withheld }}
          face={face}
          onReport={() => {}}
          onCopyAccount={() => {}}
        />,
        shown,
      );
      expect(step).toContain(formatMoney(193_421, 'THB'));
    }
  });

  test('its QR is drawn with the button below it, so that the button does not move under a finger', () => {
    const client = new QueryClient();
    const account = { id: '5', bankCode: 'SCB', bankName: 'ไทยพาณิชย์', accountNumber: '111-1', accountName: 'ลานเรียน' };
    client.setQueryData(accountsQuery.queryKey, [
      { ...account, promptPayImageUrl: null, promptPayId: '0-9990-00000-01-9' },
    ]);
    const guest = { language: 'th', isStudent: false } as const;
    const step = <TransferStep order={order} face="notYetReceived" onReport={() => {}} onCopyAccount={() => {}} />;
    const drawn = draw(step, guest, undefined, client);
    expect(drawn).toContain(`>${ordersMessages.th.actions.report}<`);
    expect(drawn).toContain('src="data:image/svg+xml,');
  });

  test.each(everyone)('offers no report of a transfer where none was agreed ($language)', (shown) => {
    const { actions, step, thanks } = ordersMessages[shown.language];
    for (const face of ['notYetReceived', 'rejected'] as const) {
      const card: Order = { ...orderOf(face), method: 'cardToken' };
      const drawn = [
        draw(<OrderCard order={card} face={face} />, shown),
        draw(<PageOrder order={card} readAt={0} isFresh askAgain={() => {}} />, shown),
      ].join();
      expect(drawn).not.toContain(`>${actions.report}<`);
      expect(drawn).not.toContain(`>${actions.reportAgain}<`);
      expect(drawn.includes(step.requestRejected)).toBe(face === 'rejected');
      expect(drawn.includes(`>${thanks.rejected}<`)).toBe(face === 'rejected');
    }
  });

  test.each(everyone)(
    'opens its courses for its buyer only, wherever it is shown ($language, student $isStudent)',
    (shown) => {
      const button = `${ordersMessages[shown.language].actions.start}</a>`;
      const [line] = order.lines;
      const lines = line ? [line, { ...line, itemId: '102', slug: '102' }] : [];
      const placesOf = (known: Order) => [
        draw(<TransferStep order={known} face="approved" onReport={() => {}} onCopyAccount={() => {}} />, shown),
        draw(<OrderLines order={known} />, shown),
        draw(<ThankYou token={known.token} />, shown, known),
      ];
      const approved = { ...orderOf('approved'), lines };
      for (const place of placesOf(approved)) expect(place.includes(button)).toBe(shown.isStudent);
      for (const place of placesOf(orderByLink(approved))) expect(place).not.toContain(button);
    },
  );

  test.each(everyone)('leads other viewers to what they can do ($language, student $isStudent)', (shown) => {
    const { elsewhere, others, logIn } = ordersMessages[shown.language].next.approved;
    const page = draw(
      <TransferStep
        order={orderByLink(orderOf('approved'))}
        face="approved"
        onReport={() => {}}
        onCopyAccount={() => {}}
      />,
      shown,
    );
    expect(page).toContain(`href="${links.forgotPassword()}?for=order"`);
    // A signed-in person is not asked to sign in.
    expect(page.includes(logIn)).toBe(!shown.isStudent);
    expect([page.includes(elsewhere), page.includes(others)]).toEqual([!shown.isStudent, shown.isStudent]);
  });

  test.each(everyone)('nothing that is free is called paid ($language)', (shown) => {
    const { approved } = ordersMessages[shown.language].next;
    const titleOf = (changes: Partial<Order>) =>
      draw(
        <TransferStep
          order={{ ...orderOf('approved'), ...changes }}
          face="approved"
          onReport={() => {}}
          onCopyAccount={() => {}}
        />,
        shown,
      );
    const [line] = order.lines;
    const lines = line ? [{ ...line, isWatchable: false }] : [];
    expect(titleOf({})).toContain(approved.title);
    expect(titleOf({ total: 0 })).toContain(`>${approved.titleFree}<`);
    expect(titleOf({ lines })).toContain(`>${approved.titleOther}<`);
    expect(titleOf({ lines, total: 0 })).toContain(`>${approved.titleFreeOther}<`);
  });

  test.each(everyone)(
    'can be given up where the table lets its buyer, and no money is under way ($language)',
    (shown) => {
      const { actions } = ordersMessages[shown.language];
      const may = (inList: boolean) =>
        orderFaces.filter((face) =>
          draw(<CancelOrder order={orderOf(face)} face={face} inList={inList} />, shown).includes(actions.cancel),
        );
      expect(may(false)).toEqual(['notYetReceived', 'rejected', 'requestRejected']);
      expect(may(true)).toEqual(may(false));
      expect(draw(<CancelOrder order={order} face="notYetReceived" inList />, shown)).toContain(
        `aria-label="${actions.cancelOf(order.number)}"`,
      );
    },
  );

  test.each(everyone)('has a word for the administrator, too ($language)', (shown) => {
    const texts = ordersMessages[shown.language];
    const tags = orderStatuses.map((status) =>
      textOf(draw(<OrderStatusTag order={{ ...order, status }} />, shown)).trim(),
    );
    expect(tags).toEqual(orderStatuses.map((status) => texts.status[status]));
  });
});

describe('the steps of an order that no transfer pays', () => {
  const online: Order = { ...order, method: 'wallet' };

  test.each(everyone)('speak of the provider while it is not paid, and of no transfer or slip ($language)', (shown) => {
    const { next, stepOther, thanks } = ordersMessages[shown.language];
    const { steps } = thanks;
    const cord = draw(<OrderSteps order={online} />, shown);
    for (const words of [next.otherMethod.title, stepOther.payment]) expect(cord).toContain(`>${words}<`);
    for (const words of [steps.pay, steps.checking]) expect(cord).not.toContain(words);
  });

  test.each(everyone)('call it paid once it was, also where the money was given back ($language)', (shown) => {
    const { next, thanks } = ordersMessages[shown.language];
    const { steps } = thanks;
    for (const status of ['approved', 'refunded'] as const) {
      const cord = draw(<OrderSteps order={{ ...online, status }} />, shown);
      expect(cord).toContain(`>${steps.paid}<`);
      for (const words of [next.otherMethod.title, steps.pay]) expect(cord).not.toContain(`>${words}<`);
    }
  });
});

describe('an order that differs from the agreement', () => {
  test.each(everyone)('says so, and that it can be given up while it can ($language)', (shown) => {
    const texts = ordersMessages[shown.language].otherThanAgreed;
    const total = formatMoney(order.total, 'THB');
    const told = [
      [null, texts.earlier.title(order.number), texts.earlier.detail],
      [9_900, texts.dearer.title, texts.dearer.detail(formatMoney(9_900, 'THB'), total)],
      [12_000, texts.cheaper.title, texts.cheaper.detail(formatMoney(12_000, 'THB'), total)],
    ] as const;
    for (const [agreed, title, detail] of told) {
      for (const mayGiveUp of [true, false]) {
        const note = draw(<OtherThanAgreedNote order={order} other={{ agreed }} mayGiveUp={mayGiveUp} live />, shown);
        expect(note).toContain('role="status"');
        for (const words of [title, detail]) expect(note).toContain(words);
        // A lower total needs no way to cancel.
        expect(note.includes(texts.mayCancel)).toBe(mayGiveUp && title !== texts.cheaper.title);
      }
    }
  });

  test('is read from the history state, which anybody may have written', () => {
    for (const agreed of [null, 9_900]) {
      expect(otherThanAgreedIn({ afterOrder: true, otherThanAgreed: { agreed } })).toEqual({ agreed });
    }
    for (const state of [null, 'x', {}, { otherThanAgreed: null }, { otherThanAgreed: { agreed: 'x' } }]) {
      expect(otherThanAgreedIn(state)).toBeNull();
    }
  });
});

describe('the thanks for an order that came to nothing', () => {
  const ends = ['cancelled', 'refunded', 'rejected'] as const;
  const event = { at: 9, actor: 'administrator', reasonCode: null, reason: null } as const;
  const ended = (status: (typeof ends)[number]): Order => ({
    ...order,
    status,
    history: [{ ...event, from: null, to: status }],
  });
  const thanksFor = (shown: Shown, known: Order) => draw(<ThankYou token={known.token} />, shown, known);

  test.each(everyone)('ask for no money, promise no e-mail and nothing to come ($language)', (shown) => {
    const texts = ordersMessages[shown.language];
    const { steps } = texts.thanks;
    for (const status of ends) {
      const cord = draw(<OrderSteps order={ended(status)} />, shown);
      for (const left of [steps.pay, steps.byMail, steps.open]) expect(cord).not.toContain(left);
      expect(cord.match(/aria-current="step"/g)).toHaveLength(1);
      expect(cord.split('aria-current="step"')[1]).toContain(texts.status[status]);
    }
    expect(draw(<OrderSteps order={order} />, shown)).toContain(steps.pay);
  });

  test.each(everyone)('say of late money that it is looked at, and that an e-mail will come ($language)', (shown) => {
    const texts = ordersMessages[shown.language];
    const [, here] = draw(<OrderSteps order={{ ...ended('cancelled'), underReview: true }} />, shown).split(
      'aria-current="step"',
    );
    expect(here).toContain(texts.underReview);
    expect(here).toContain(texts.thanks.steps.byMail);
    expect(here).not.toContain(texts.status.cancelled);
  });

  const successTick = (shown: Shown): string => {
    const [, , badge = ''] = /(.*)<circle(.*)/s.exec(draw(<ThanksArt />, shown)) ?? [];
    return /<path[^>]*>/.exec(badge)?.[0] ?? '';
  };

  test.each(everyone)('give no thanks for late money, and tell its outcome ($language)', (shown) => {
    const { next } = ordersMessages[shown.language];
    const page = thanksFor(shown, orderOf('underReview'));
    expect(textOf(page)).toContain(next.underReview.title);
    expect(textOf(page)).toContain(next.underReview.body);
    expect(page).toContain(order.email);
    expect(page).not.toContain(successTick(shown));
  });

  test.each(everyone)('are drawn without the tick of success ($language)', (shown) => {
    const tick = successTick(shown);
    expect(thanksFor(shown, order)).toContain(tick);
    for (const status of ends) expect(thanksFor(shown, ended(status))).not.toContain(tick);
  });

  test.each(everyone)('lead to another report where the slip was rejected ($language)', (shown) => {
    const report = `href="${links.order(order.token)}?report=1"`;
    expect(thanksFor(shown, ended('rejected'))).toContain(report);
    expect(thanksFor(shown, { ...ended('rejected'), method: 'cardToken' })).not.toContain(report);
    expect(thanksFor(shown, ended('cancelled'))).not.toContain(report);
  });
});

describe('the history of an order', () => {
  const story: Order = {
    ...order,
    status: 'refunded',
    history: (
      [
        ['notYetReceived', 'buyer', null],
        ['pendingApproved', 'buyer', null],
        ['rejected', 'administrator', 'สลิปมืด'],
        ['cancelled', 'system', null],
        ['approved', 'administrator', null],
        ['refunded', 'provider', null],
      ] as const
    ).map(([to, actor, reason], at) => ({ from: null, to, at, actor, reasonCode: null, reason })),
    document: { kind: 'fullTaxInvoice', number: 'TAX2569-000007', issuedAt: 4 },
  };

  test.each(everyone)('says each step, who took it and why, to buyer and administrator ($language)', (shown) => {
    const texts = ordersMessages[shown.language];
    const read = [
      [draw(<OrderHistory order={story} />, shown), texts.actor],
      [draw(<AdminHistory order={story} level={2} />, shown), administrationMessages[shown.language].order.actor],
    ] as const;
    for (const [markup, actors] of read) {
      const entries = textOf(markup);
      for (const words of [texts.event.approved, texts.event.refunded, 'สลิปมืด', texts.happened.overdue]) {
        expect(entries).toContain(words);
      }
      expect(entries).toContain(texts.happened.document.fullTaxInvoice('TAX2569-000007'));
      for (const actor of Object.values(actors)) expect(entries).toContain(actor);
      expect(markup.match(/<time/g)).toHaveLength(7);
    }
  });

  test.each(everyone)('names every status in words ($language)', (shown) => {
    const said = orderStatuses.map((to: OrderStatus) => {
      const event = { from: null, to, at: 1, actor: 'buyer', reasonCode: null, reason: null } as const;
      return /<b[^>]*>([^<]+)</.exec(draw(<OrderHistory order={{ ...order, history: [event] }} />, shown))?.[1];
    });
    expect(new Set(said).size).toBe(orderStatuses.length);
    expect(said).not.toContain(undefined);
  });

  test('an order leads to its own page by its name in the list', () => {
    const card = draw(<OrderCard order={order} face="notYetReceived" />, { language: 'th', isStudent: true });
    const name = card.match(/<a [^>]*plain-link[^>]*>/)?.[0];
    expect(name).toContain(`href="${links.order(order.token)}"`);
  });

  test('one that awaits a transfer says sum and account, and leads to accounts and report', () => {
    const client = new QueryClient();
    const account = { id: '5', bankCode: 'SCB', bankName: 'ไทยพาณิชย์', accountNumber: '111-1', accountName: 'ลานเรียน' };
    const other = { ...account, id: '6', accountNumber: '222-2' };
    const pictures = { promptPayImageUrl: null, promptPayId: null };
    client.setQueryData(accountsQuery.queryKey, [
      { ...account, ...pictures },
      { ...other, ...pictures },
    ]);
    const student = { language: 'th', isStudent: true } as const;
    const card = draw(<OrderCard order={order} face="notYetReceived" />, student, undefined, client);
    expect(card).toContain(account.accountNumber);
    expect(textOf(card)).toContain(ordersMessages.th.andAccounts(1));
    expect(textOf(card)).toContain(formatMoney(order.total, 'THB'));
    expect(card.match(new RegExp(`href="${links.order(order.token)}"`, 'g'))).toHaveLength(3);
    expect(card).not.toContain('?report=1');
  });
});

const report: OrderReport = {
  ...{ id: 'r1', reportedAt: 3, transferredAt: 3, amount: 0, contactName: 'มานี', originBankCode: '', accountId: '' },
  ...{ accountNumber: '', accountName: '', accountBankCode: '', note: '', slipNames: [], slipReferences: [] },
  ...{ decision: 'waiting', decidedAt: null, rejectCode: null, rejectReason: null },
};

test.each(everyone)('a report names the bank of its transfer, not the code ($language)', (shown) => {
  const transfer: OrderReport = { ...report, amount: 10_700, accountBankCode: 'KBANK', accountNumber: '012-3-45678-9' };
  const drawn = textOf(draw(<OrderReports order={{ ...orderOf('pendingApproved'), reports: [transfer] }} />, shown));
  expect(drawn).toContain(shown.language === 'th' ? 'ธนาคารกสิกรไทย' : 'Kasikornbank');
  expect(drawn).not.toContain('KBANK');
});

test('in Thai it is named as the account of the shop is, unless that is at another bank by now', () => {
  const client = new QueryClient();
  const account = { id: '5', accountNumber: '1', accountName: 'Lanrian', promptPayImageUrl: null, promptPayId: null };
  const namedFor = (bankCode: string) => {
    client.setQueryData(accountsQuery.queryKey, [{ ...account, bankCode: 'KBANK', bankName: 'กสิกร สาขาสยาม' }]);
    const transfer: OrderReport = { ...report, accountId: '5', accountBankCode: bankCode };
    const order = { ...orderOf('pendingApproved'), reports: [transfer] };
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <DrawnLanguage value="th">
          <OrderReports order={order} />
        </DrawnLanguage>
      </QueryClientProvider>,
    );
  };
  expect(namedFor('KBANK')).toContain('กสิกร สาขาสยาม');
  expect(namedFor('SCB')).toContain('ธนาคารไทยพาณิชย์');
});

describe('a request to learn for free', () => {
  const free: Order = { ...orderOf('waitingForApproval'), price: 0, vat: 0, reports: [report] };

  test.each(everyone)('shows no transfer on its page ($language)', (shown) => {
    expect(draw(<OrderReports order={free} />, shown)).toBe('');
    const paid: Order = { ...orderOf('pendingApproved'), reports: [{ ...report, amount: 10_700 }] };
    expect(draw(<OrderReports order={paid} />, shown)).toContain(ordersMessages[shown.language].reportsHeading);
  });

  test.each(everyone)('shows no amount as reported to the administrator ($language)', (shown) => {
    const texts = administrationMessages[shown.language].order;
    const facts = textOf(draw(<ReportFacts order={free} report={report} />, shown));
    expect(facts).toContain(texts.reporter);
    for (const label of [`${texts.reported} ฿`, texts.account, texts.transferredAt]) expect(facts).not.toContain(label);
  });
});
