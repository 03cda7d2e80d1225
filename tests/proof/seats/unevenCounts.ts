import type { RaceShop } from '../../support/shop/raceShop.ts';

/** The items of one seeded sale. */
export type Stock = { readonly courseId: string; readonly productId: string; readonly couponId: string };

/** Differences between recorded and active reservations, and reservations above the stock. */
export async function unevenCounts(shop: RaceShop, { courseId, productId, couponId }: Stock): Promise<string[]> {
  const uneven: string[] = [];
  for (const itemId of [courseId, productId]) {
    const [taken, total, held] = await numbers(
      shop,
      `select seats_taken, seats_total, (
         select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
         where l.item_id = i.id and o.status <> 'cancelled'
       ) as held from items i where id = '${itemId}'`,
    );
    if (taken !== held || taken > total) uneven.push(`item ${itemId}: ${taken} taken of ${total}, ${held} in orders`);
  }
  const [used, quantity, live, uses] = await numbers(
    shop,
    `select used + held as counted, quantity, (
       select count(*) from coupon_uses u join orders o on o.id = u.order_id
       where u.coupon_id = c.id and o.status <> 'cancelled'
     ) as live, (select count(*) from coupon_uses u where u.coupon_id = c.id and u.state <> 'released') as uses
     from coupons c where id = '${couponId}'`,
  );
  if (used !== live || used !== uses || used > quantity) {
    uneven.push(`coupon ${couponId}: ${used} counted of ${quantity}, ${live} in living orders, ${uses} uses`);
  }
  return uneven;
}

async function numbers(shop: RaceShop, sql: string): Promise<[number, number, number, number]> {
  const { rows } = await shop.shop.parts.database.executeSql(sql);
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = Object.values(rows[0] ?? {}).map(Number);
  return [a, b, c, d];
}
