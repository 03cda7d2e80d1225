import { cartPaymentMethods, saveCartCall } from '../../../src/contract/cart/cart.ts';
import { bankAccounts, originBanksCall } from '../../../src/contract/order/payment.ts';
import { currentPerson } from '../../../src/contract/people/session.ts';
import { listSocialProviders } from '../../../src/contract/people/socialLogin.ts';
import { listPages } from '../../../src/contract/site/customPage.ts';
import { type PublicSite, siteSettings } from '../../../src/contract/site/site.ts';
import type { Person, Role } from '../../../src/domain/people/identity.ts';
import { defaultSiteSettings, type SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { type ShopAnswers, shopAnswers } from './shopAnswers.ts';

type PlainShop = { readonly role?: Role | null; readonly settings?: Partial<SiteSettings> };

export const account = {
  ...{ id: '1', accountNumber: '1234567890', accountName: 'ลานเรียน', bankCode: 'kbank', bankName: 'กสิกรไทย' },
  promptPayImageUrl: null,
  promptPayId: null,
};

export const publicSite = (settings: Partial<SiteSettings> = {}): PublicSite => ({
  settings: { ...defaultSiteSettings, ...settings },
  ...{ realtimePort: 1, realtimeSecure: false, publicUrl: location.origin },
});

/** A signed-in person for a test. */
export const personAs = (role: Role): Person => ({
  ...{ id: '5', role, username: 'mali', email: 'mali@example.com', firstName: 'มะลิ', lastName: 'ใจดี', tel: null },
});

/** A stub server for the frame's requests, for a guest unless a role is given. */
export function plainShop({ role = null, settings = {} }: PlainShop = {}): ShopAnswers {
  const shop = shopAnswers();
  shop.answers(siteSettings, publicSite(settings));
  shop.answers(listPages, []);
  shop.answers(listSocialProviders, []);
  shop.answers(currentPerson, role === null ? null : personAs(role));
  shop.answers(cartPaymentMethods, [
    { method: 'bankTransfer', title: { th: 'โอนเงิน', en: null }, accounts: [account], qrImageUrl: null },
  ]);
  shop.answers(bankAccounts, [account]);
  shop.answers(originBanksCall, [{ code: 'kbank', nameTh: 'กสิกรไทย', nameEn: 'Kasikorn' }]);
  shop.answers(saveCartCall, ({ body: { lines, couponIds, updatedAt } }) => ({
    ...{ cart: { lines, couponIds: couponIds ?? [], updatedAt }, cartId: 'cart', revision: 1, mustJoin: false },
  }));
  return shop;
}
