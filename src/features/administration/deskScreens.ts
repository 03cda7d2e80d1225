import type { ComponentType } from 'react';
import type { Language } from '../../domain/localText.ts';
import type { DeskRight } from '../../domain/people/rights.ts';
import { deskDocumentMessages } from '../../i18n/buying/deskDocuments.ts';
import { shopFiguresMessages } from '../../i18n/buying/shopFigures.ts';
import { shopOffersMessages } from '../../i18n/buying/shopOffers.ts';
import { shopPaymentsMessages } from '../../i18n/buying/shopPayments.ts';
import { mediaMessages } from '../../i18n/catalogue/media.ts';
import { moderationMessages } from '../../i18n/catalogue/moderation.ts';
import { pageEditingMessages } from '../../i18n/catalogue/pageEditing.ts';
import { shopWindowMessages } from '../../i18n/catalogue/shopWindow.ts';
import { teachingMessages } from '../../i18n/catalogue/teaching.ts';
import { userGroupMessages } from '../../i18n/catalogue/userGroups.ts';
import type { Pair } from '../../i18n/dictionary.ts';
import { administrationMessages } from '../../i18n/people/administration.ts';
import { auditMessages } from '../../i18n/people/audit.ts';
import { deskPeopleMessages } from '../../i18n/people/deskPeople.ts';
import { shopQuestionMessages } from '../../i18n/people/shopQuestions.ts';
import { deskPaths } from '../../ui/press/deskLinks.ts';
import { lazyPart } from '../../ui/state/lazyPart.ts';

/** The groups of the desk's menu, in its order. */
export const deskGroups = ['sales', 'catalogue', 'offers', 'people', 'shop'] as const;
export type DeskGroup = (typeof deskGroups)[number];

type Menu = (typeof administrationMessages)['th']['menu'];
export type MenuWord = { [Word in keyof Menu]: Menu[Word] extends string ? Word : never }[keyof Menu];

/** A screen of the desk: address, title, right and menu entry. */
export type DeskScreen = {
  /** A pattern with at most one parameter, `:id`. */
  readonly path: string;
  readonly title: (language: Language) => string;
  /** Group and label in the menu; `null` for a screen that is opened from another one. */
  readonly menu: { readonly group: DeskGroup; readonly word: MenuWord } | null;
  readonly right: DeskRight;
  /** `id` is empty where the address has no parameter. */
  readonly Screen: ComponentType<{ id: string }>;
};

const titleOf =
  <Texts>(words: Pair<Texts>, read: (texts: Texts) => string): DeskScreen['title'] =>
  (language) =>
    read(words[language]);

/** Every screen of the desk. Routes, titles and the menu, in this order, come from here. */
export const deskScreens: readonly DeskScreen[] = [
  {
    path: deskPaths.overview,
    title: titleOf(shopFiguresMessages, (texts) => texts.title),
    menu: { group: 'sales', word: 'overview' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./overview/AdminOverview.tsx')).AdminOverview),
  },
  {
    path: deskPaths.orders,
    title: titleOf(administrationMessages, (texts) => texts.orders.title),
    menu: { group: 'sales', word: 'orders' },
    right: 'orders',
    Screen: lazyPart(async () => (await import('./orders/AdminOrders.tsx')).AdminOrders),
  },
  {
    path: deskPaths.order,
    title: titleOf(administrationMessages, (texts) => texts.orders.title),
    menu: null,
    right: 'orders',
    Screen: lazyPart(async () => (await import('./orders/OrderScreen.tsx')).OrderScreen),
  },
  {
    path: deskPaths.documents,
    title: titleOf(deskDocumentMessages, (texts) => texts.title),
    menu: { group: 'sales', word: 'documents' },
    right: 'orders',
    Screen: lazyPart(async () => (await import('./documents/AdminDocuments.tsx')).AdminDocuments),
  },
  {
    path: deskPaths.teaching,
    title: titleOf(teachingMessages, (texts) => texts.title),
    menu: { group: 'catalogue', word: 'teaching' },
    right: 'teaching',
    Screen: lazyPart(async () => (await import('./teaching/AdminTeaching.tsx')).AdminTeaching),
  },
  {
    path: deskPaths.taught,
    title: titleOf(teachingMessages, (texts) => texts.title),
    menu: null,
    right: 'teaching',
    Screen: lazyPart(async () => (await import('./teaching/AdminTaught.tsx')).AdminTaught),
  },
  {
    path: deskPaths.items,
    title: titleOf(shopWindowMessages, (texts) => texts.items.title),
    menu: { group: 'catalogue', word: 'items' },
    right: 'content',
    Screen: lazyPart(async () => (await import('./catalogue/AdminItems.tsx')).AdminItems),
  },
  {
    path: deskPaths.item,
    title: titleOf(shopWindowMessages, (texts) => texts.items.title),
    menu: null,
    right: 'content',
    Screen: lazyPart(async () => (await import('./item/AdminItem.tsx')).AdminItem),
  },
  {
    path: deskPaths.media,
    title: titleOf(mediaMessages, (texts) => texts.title),
    menu: { group: 'catalogue', word: 'media' },
    right: 'content',
    Screen: lazyPart(async () => (await import('./media/AdminMedia.tsx')).AdminMedia),
  },
  {
    path: deskPaths.medium,
    title: titleOf(mediaMessages, (texts) => texts.title),
    menu: null,
    right: 'content',
    Screen: lazyPart(async () => (await import('./media/AdminMedium.tsx')).AdminMedium),
  },
  {
    path: deskPaths.comments,
    title: titleOf(moderationMessages, (texts) => texts.title),
    menu: { group: 'catalogue', word: 'comments' },
    right: 'content',
    Screen: lazyPart(async () => (await import('./catalogue/AdminComments.tsx')).AdminComments),
  },
  {
    path: deskPaths.coupons,
    title: titleOf(shopOffersMessages, (texts) => texts.coupons.title),
    menu: { group: 'offers', word: 'coupons' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./offers/AdminCoupons.tsx')).AdminCoupons),
  },
  {
    path: deskPaths.coupon,
    title: titleOf(shopOffersMessages, (texts) => texts.coupons.title),
    menu: null,
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./offers/AdminCoupon.tsx')).AdminCoupon),
  },
  {
    path: deskPaths.promotions,
    title: titleOf(shopOffersMessages, (texts) => texts.promotions.title),
    menu: { group: 'offers', word: 'promotions' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./offers/AdminPromotions.tsx')).AdminPromotions),
  },
  {
    path: deskPaths.promotion,
    title: titleOf(shopOffersMessages, (texts) => texts.promotions.title),
    menu: null,
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./offers/AdminPromotion.tsx')).AdminPromotion),
  },
  {
    path: deskPaths.people,
    title: titleOf(deskPeopleMessages, (texts) => texts.title),
    menu: { group: 'people', word: 'people' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./accounts/AdminAccounts.tsx')).AdminAccounts),
  },
  {
    path: deskPaths.person,
    title: titleOf(deskPeopleMessages, (texts) => texts.title),
    menu: null,
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./accounts/AdminAccount.tsx')).AdminAccount),
  },
  {
    path: deskPaths.groups,
    title: titleOf(userGroupMessages, (texts) => texts.title),
    menu: { group: 'people', word: 'groups' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./people/AdminGroups.tsx')).AdminGroups),
  },
  {
    path: deskPaths.group,
    title: titleOf(userGroupMessages, (texts) => texts.title),
    menu: null,
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./people/AdminGroup.tsx')).AdminGroup),
  },
  {
    path: deskPaths.registration,
    title: titleOf(shopQuestionMessages, (texts) => texts.title),
    menu: { group: 'people', word: 'registration' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./people/AdminRegistration.tsx')).AdminRegistration),
  },
  {
    path: deskPaths.audit,
    title: titleOf(auditMessages, (texts) => texts.title),
    menu: { group: 'people', word: 'audit' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./audit/AdminAudit.tsx')).AdminAudit),
  },
  {
    path: deskPaths.payments,
    title: titleOf(shopPaymentsMessages, (texts) => texts.title),
    menu: { group: 'shop', word: 'payments' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./payments/AdminPayments.tsx')).AdminPayments),
  },
  {
    path: deskPaths.settings,
    title: titleOf(administrationMessages, (texts) => texts.settings.title),
    menu: { group: 'shop', word: 'settings' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./settings/AdminSettings.tsx')).AdminSettings),
  },
  {
    path: deskPaths.pages,
    title: titleOf(pageEditingMessages, (texts) => texts.title),
    menu: { group: 'shop', word: 'pages' },
    right: 'content',
    Screen: lazyPart(async () => (await import('./pages/AdminPages.tsx')).AdminPages),
  },
  {
    path: deskPaths.page,
    title: titleOf(pageEditingMessages, (texts) => texts.title),
    menu: null,
    right: 'content',
    Screen: lazyPart(async () => (await import('./pages/AdminEditPage.tsx')).AdminEditPage),
  },
  {
    path: deskPaths.howToBuy,
    title: titleOf(shopWindowMessages, (texts) => texts.howToBuy.title),
    menu: { group: 'shop', word: 'howToBuy' },
    right: 'content',
    Screen: lazyPart(async () => (await import('./pages/AdminHowToBuy.tsx')).AdminHowToBuy),
  },
  {
    path: deskPaths.mail,
    title: titleOf(administrationMessages, (texts) => texts.mail.title),
    menu: { group: 'shop', word: 'mail' },
    right: 'administrator',
    Screen: lazyPart(async () => (await import('./mail/AdminMail.tsx')).AdminMail),
  },
];
