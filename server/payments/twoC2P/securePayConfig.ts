/** Inquiries and refunds by Payment Action. */
export type ActionConfig = {
  /** The merchant's private key (PKCS #8, base64). */
  readonly privateKey: string;
  /** 2C2P's certificate (X.509, base64). */
  readonly certificate: string;
  readonly actionUrl: string;
};

/** Cards by SecurePay 9.9. */
export type SecurePayConfig = ActionConfig & {
  readonly merchantId: string;
  readonly secretKey: string;
  /** The page that browsers post the form to. */
  readonly formUrl: string;
  /** The script that encrypts cards in the browser. */
  readonly scriptUrl: string;
};
