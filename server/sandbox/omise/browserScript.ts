/** Replaces cdn.omise.co/omise.js: creates tokens at the sandbox's vault. */
export const browserScript = (vault: string): string => `(() => {
  let publicKey = '';
  const failed = (message) => ({ object: 'error', code: 'network_error', message });
  const createToken = (kind, fields, callback) => {
    fetch(${JSON.stringify(`${vault}/tokens`)}, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Basic ' + btoa(publicKey + ':') },
      body: JSON.stringify({ [kind]: fields }),
    }).then(
      async (reply) => callback(reply.status, await reply.json()),
      (fault) => callback(0, failed(String(fault))),
    );
  };
  globalThis.Omise = { setPublicKey: (key) => { publicKey = key; }, createToken };
})();
`;
