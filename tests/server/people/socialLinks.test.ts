import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { currentPerson, logout } from '../../../src/contract/people/session.ts';
import {
  listSignInWays,
  socialEndIn,
  socialLanding,
  unlinkProviderCall,
} from '../../../src/contract/people/socialLogin.ts';
import { socialProviders } from '../../../src/domain/people/socialLogin.ts';
import { goToProvider } from '../../support/browser/socialSteps.ts';
import { readRefusal } from '../../support/shop/shopApp.ts';
import { onSocialShop } from '../../support/shop/socialShop.ts';

const isOfNewcomer = ([name]: readonly [string, string]) => name === 'lanrian.newcomer';

onSocialShop('linking LINE, Facebook and Google to an account', (opened) => {
  test('a known address is linked after its account has signed in by password and confirmed the shown provider', async () => {
    const { shop, newPerson, signIn, linksOf, ownerComes, waitingIn } = opened();
    const known = await shop.signedIn();
    const who = newPerson('google', { email: known.email.toUpperCase(), email_verified: true });
    const { as, end } = await signIn('google', who);
    expect(end?.outcome).toBe('knownAddress');
    expect(await shop.call(currentPerson, {}, { as })).toBeNull();
    expect(await linksOf(known.userId)).toHaveLength(1);
    const shown = await waitingIn(as);
    expect(shown).toMatchObject({ provider: 'google', firstName: 'มะลิ', email: who.email });
    await ownerComes(known, as, shown?.ticket);
    expect(await waitingIn(as)).toBeNull();
    const again = await signIn('google', who);
    expect(again.end?.outcome).toBe('signedIn');
    expect((await shop.call(currentPerson, {}, { as: again.as }))?.id).toBe(known.userId);
  });

  test.each([
    ['has left', true],
    ['has gone without a word', false],
  ])('who came with somebody’s address and %s is not linked as its owner signs in there', async (_, hasLeft) => {
    const { clock, shop, newPerson, signIn, linksOf, ownerComes, waitingIn } = opened();
    const owner = await shop.signedIn();
    const stranger = newPerson('facebook', { email: owner.email });
    const { as, end } = await signIn('facebook', stranger);
    expect(end?.outcome).toBe('knownAddress');
    if (hasLeft) await shop.call(logout, {}, { as });
    clock.forward(5 * 60_000);
    await ownerComes(owner, as);
    expect(await linksOf(owner.userId)).toHaveLength(1);
    expect(await waitingIn(as)).toBeNull();
    expect((await signIn('facebook', stranger)).end?.outcome).toBe('knownAddress');
  });

  test('a confirmation links the shown provider account, to the account with its address', async () => {
    const { shop, newPerson, signIn, linksOf, ownerComes, waitingIn } = opened();
    const owner = await shop.signedIn();
    const [first, second] = [newPerson('google', { email: owner.email }), newPerson('line', { email: owner.email })];
    const { as } = await signIn('google', first);
    const shown = await waitingIn(as);
    await signIn('line', second, as);
    await ownerComes(owner, as, shown?.ticket);
    expect(await linksOf(owner.userId), 'another one waits').toHaveLength(1);
    const other = await signIn('google', first);
    const somebody = await shop.signedIn();
    await ownerComes(somebody, other.as, (await waitingIn(other.as))?.ticket);
    expect(await linksOf(somebody.userId), 'another account').toHaveLength(1);
  });

  test('a known address is linked by the way of another provider, too, once its account has said yes', async () => {
    const { shop, newPerson, begin, signIn, waitingIn } = opened();
    const email = `both-${randomUUID()}@example.com`;
    const [onGoogle, onLine] = [newPerson('google', { email }), newPerson('line', { email })];
    const owner = await shop.call(currentPerson, {}, { as: (await signIn('google', onGoogle)).as });
    const { as, end } = await signIn('line', onLine);
    expect(end?.outcome).toBe('knownAddress');
    const arrived = await signIn('google', onGoogle, as, { ticket: (await waitingIn(as))?.ticket });
    expect(arrived.end?.outcome).toBe('mayLink');
    expect((await signIn('line', onLine)).end?.outcome, 'not asked yet').toBe('knownAddress');
    const shown = await waitingIn(as);
    expect(shown).toMatchObject({ provider: 'line', firstName: 'มะลิ', email });
    expect(
      await waitingIn({ ...(await shop.signedIn()), cookies: new Map([...as.cookies].filter(isOfNewcomer)) }),
    ).toBeNull();
    const answer = await begin('line', as, { isLinking: true, ticket: shown?.ticket });
    expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'linked', provider: 'line' }));
    const again = await signIn('line', onLine);
    expect(again.end?.outcome).toBe('signedIn');
    expect((await shop.call(currentPerson, {}, { as: again.as }))?.id).toBe(owner?.id);
  });

  test('a ticket that was not shown to the signed-in account links nothing', async () => {
    const { shop, newPerson, begin, signIn, linksOf, waitingIn } = opened();
    const member = await shop.signedIn();
    const { as } = await signIn('line', newPerson('line', { email: member.email }));
    const ticket = (await waitingIn(as))?.ticket;
    const newcomersCookies = [...as.cookies].filter(isOfNewcomer);
    for (const named of [ticket, randomUUID()]) {
      const both = { ...member, cookies: new Map([...member.cookies, ...newcomersCookies]) };
      const answer = await begin('line', both, { isLinking: true, ticket: named });
      expect(answer.headers.location).toBe(socialLanding('/cart', { outcome: 'lost', provider: 'line' }));
    }
    expect(await linksOf(member.userId)).toHaveLength(1);
  });

  test('an account adds a provider and takes it away; one provider’s account is in one account only', async () => {
    const { shop, newPerson, signIn } = opened();
    const member = await shop.signedIn();
    const who = newPerson('line');
    const linked = await signIn('line', who, member, { returnTo: '/myaccount', isLinking: true });
    expect(linked.end?.outcome).toBe('linked');
    expect(linked.returnTo).toBe('/myaccount');
    expect((await shop.call(currentPerson, {}, { as: (await signIn('line', who)).as }))?.id).toBe(member.userId);
    const other = await shop.signedIn();
    const refused = await signIn('line', who, other, { returnTo: '/myaccount', isLinking: true });
    expect(refused.end?.outcome).toBe('linkedElsewhere');
    const left = await shop.call(unlinkProviderCall, { params: { provider: 'line' } }, { as: member });
    expect(left).toEqual({ hasPassword: true, linked: [], offered: [...socialProviders] });
    expect((await signIn('line', who)).end?.outcome, 'a stranger now').toBe('signedIn');
  });

  test('a provider is added only to the person who began it and is still here', async () => {
    const { shop, publicUrl, newPerson, begin, linksOf } = opened();
    const guest = await begin('line', shop.visitor(), { returnTo: '/myaccount', isLinking: true });
    expect(guest.headers.location).toBe(socialLanding('/myaccount', null));
    const member = await shop.signedIn();
    const started = await begin('line', member, { returnTo: '/myaccount', isLinking: true });
    const back = await goToProvider(started.headers.location ?? '', newPerson('line').sub, publicUrl);
    await shop.parts.identity.revokeSessions(member.userId);
    const ended = await shop.inject({ url: back }, member);
    expect(socialEndIn(new URL(ended.headers.location ?? '', publicUrl).search)?.outcome).toBe('lost');
    expect(await linksOf(member.userId)).toHaveLength(1);
  });

  test('the last way to sign in stays, also where two are taken at once', async () => {
    const { shop, newPerson, signIn } = opened();
    const who = newPerson('line');
    const { as } = await signIn('line', who);
    const refused = await shop.send(unlinkProviderCall, { params: { provider: 'line' } }, { as });
    expect(readRefusal(refused)).toMatchObject({ code: 'INPUT_ERROR' });
    expect(readRefusal(refused).fields.provider).toContain('ทางเดียว');
    await signIn('google', newPerson('google'), as, { isLinking: true });
    const both = await Promise.all(
      (['line', 'google'] as const).map((provider) => shop.send(unlinkProviderCall, { params: { provider } }, { as })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    expect((await shop.call(listSignInWays, {}, { as })).linked).toHaveLength(1);
  });

  test('the owner of the mailbox owns the account: a provider that never verified it is unlinked', async () => {
    const { shop, newPerson, signIn, linksOf } = opened();
    const email = `owner-${randomUUID()}@example.com`;
    const { as } = await signIn('facebook', newPerson('facebook', { email }));
    const squatter = await shop.call(currentPerson, {}, { as });
    const reset = async (signedInAs: string | null) => {
      const started = await shop.parts.identity.startPasswordReset({ usernameOrEmail: email });
      return shop.parts.identity.finishPasswordReset(started?.token ?? '', 'my-own-password', signedInAs);
    };
    const providersOf = async () => (await linksOf(squatter?.id ?? '')).map(({ providerId }) => providerId).toSorted();
    await reset(squatter?.id ?? null);
    expect(await providersOf(), 'signed in here, and reads the mail').toEqual(['credential', 'facebook']);
    await reset(null);
    expect(await providersOf()).toEqual(['credential']);
    const proved = await signIn('google', newPerson('google', { email_verified: true }));
    const owner = await shop.call(currentPerson, {}, { as: proved.as });
    const started = await shop.parts.identity.startPasswordReset({ userId: owner?.id ?? '' });
    await shop.parts.identity.finishPasswordReset(started?.token ?? '', 'my-own-password');
    expect((await linksOf(owner?.id ?? '')).map(({ providerId }) => providerId)).toContain('google');
  });
});
