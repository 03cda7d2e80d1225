/** Cards by SecurePay 9.9. */
export type SecurePayConfig = {
  readonly merchantId: string;
  readonly secretKey: string;
  /** The merchant's private key for inquiries (PKCS #8, base64). */
  readonly privateKey: string;
  /** 2C2P's certificate for inquiries (X.509, base64). */
  readonly certificate: string;
  /** The page that browsers post the form to. */
  readonly formUrl: string;
  /** The script that encrypts cards in the browser. */
  readonly scriptUrl: string;
  /** Where payments are asked about. */
  readonly actionUrl: string;
};
