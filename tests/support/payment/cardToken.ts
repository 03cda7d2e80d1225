/** A card token, as Omise's script in the page makes one. */
export async function cardTokenAt(sandboxUrl: string, number: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/omise/vault/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa('pkey_test_sandbox:')}` },
    body: JSON.stringify({
      card: { name: 'MANEE JAIDEE', number, expiration_month: 12, expiration_year: 2030, security_code: '123' },
    }),
  });
  // The sandbox answers as Omise documents it.
  const { id } = (await answer.json()) as { id: string };
  return id;
}
